# Die Stufen der Bots, auf Deutsch: ein Name und eine Zeile Charakter.

level-random = Zocker
level-random-about = Spielt irgendetwas, was erlaubt ist. Für die Forschung.
level-newcomer = Neuling
level-newcomer-about = Spielt mit Freude und lässt die meisten Chancen liegen. Hier kann ein Kind gewinnen.
level-beginner = Anfänger
level-beginner-about = Kennt die Regeln und meint es gut, übersieht aber jeden zweiten Zug etwas.
level-casual = Stammgast
level-casual-about = Spielt sofort und nimmt, was gleich etwas bringt; übersieht, was das den anderen lässt.
level-skilled = Alter Hase
level-skilled-about = Rechnet den Zug durch und übersieht, was danach kommt.
level-expert = Experte
level-expert-about = Wägt ab, was ein Zug den anderen lässt, und übersieht nur, was weit voraus liegt.
level-master = Meister
level-master-about = Übersieht so gut wie nichts; lässt sich Zeit, wenn es darauf ankommt.
