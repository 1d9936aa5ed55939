# Die Stufen der Bots, auf Deutsch: ein Name und eine Zeile Charakter.

level-random = Zufall
level-random-about = Spielt irgendeinen erlaubten Zug. Für die Forschung.
level-newcomer = Neuling
level-newcomer-about = Spielt zum Spaß und lässt die meisten Chancen liegen. Gegen ihn kann auch ein Kind gewinnen.
level-beginner = Anfänger
level-beginner-about = Kennt die Regeln, übersieht aber in jedem zweiten Zug etwas.
level-casual = Stammgast
level-casual-about = Spielt schnell und nimmt, was jetzt etwas bringt. Achtet nicht darauf, was für die anderen übrig bleibt.
level-skilled = Alter Hase
level-skilled-about = Rechnet jeden Zug durch, sieht aber nicht, was danach kommt.
level-expert = Experte
level-expert-about = Überlegt, was ein Zug den anderen übrig lässt. Übersieht nur, was erst viel später kommt.
level-master = Meister
level-master-about = Übersieht fast nichts. Nimmt sich Zeit, wenn es darauf ankommt.
