# De niveaus van de bots, in het Nederlands: een naam en een regel over hun karakter.

level-random = Willekeurig
level-random-about = Doet zomaar een geldige zet. Voor onderzoek.
level-newcomer = Nieuweling
level-newcomer-about = Speelt voor de lol en mist de meeste kansen. Hiervan kan ook een kind winnen.
level-beginner = Beginner
level-beginner-about = Kent de regels, maar ziet de helft van de tijd iets over het hoofd.
level-casual = Stamgast
level-casual-about = Speelt snel en pakt wat nu iets oplevert. Let niet op wat de anderen daaraan hebben.
level-skilled = Ouwe rot
level-skilled-about = Rekent elke zet uit, maar ziet niet wat er daarna komt.
level-expert = Expert
level-expert-about = Let ook op wat een zet de anderen oplevert. Mist alleen wat nog ver weg is.
level-master = Meester
level-master-about = Mist bijna niets. Neemt de tijd als het erop aankomt.
