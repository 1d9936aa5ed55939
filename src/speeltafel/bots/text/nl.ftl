# De niveaus van de bots, in het Nederlands: een naam, en een regel karakter.

level-random = Gokker
level-random-about = Speelt alles wat mag. Voor onderzoek.
level-newcomer = Nieuweling
level-newcomer-about = Speelt met plezier en mist de meeste kansen. Hier kan een kind winnen.
level-beginner = Beginner
level-beginner-about = Kent de regels en bedoelt het goed, en ziet om de beurt iets over het hoofd.
level-casual = Stamgast
level-casual-about = Speelt meteen en pakt wat nu iets oplevert; ziet niet wat dat voor de anderen laat liggen.
level-skilled = Ouwe rot
level-skilled-about = Rekent de zet uit, en mist wat er daarna komt.
level-expert = Expert
level-expert-about = Weegt wat een zet voor de anderen laat liggen, en mist alleen wat nog ver weg is.
level-master = Meester
level-master-about = Mist bijna niets; neemt even de tijd als het erom gaat.
