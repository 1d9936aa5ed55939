# De niveaus van de bots, in het Nederlands: een naam, en een regel karakter.

level-random = Gokker
level-random-about = Speelt alles wat mag. Voor onderzoek.
level-beginner = Beginner
level-beginner-about = Kent de regels en bedoelt het goed, en ziet om de beurt iets over het hoofd.
level-casual = Stamgast
level-casual-about = Speelt meteen, met vuistregels, en pakt wat nu iets oplevert.
level-skilled = Ouwe rot
level-skilled-about = Rekent de zet uit, maar kijkt niet veel verder dan dat.
level-expert = Expert
level-expert-about = Rekent de zet uit en weegt wat er voor de anderen blijft liggen.
level-master = Meester
level-master-about = De sterkste die we hebben; neemt even de tijd als het erom gaat.
