"""Texts for the sheets: whole quotes of the starter content, and sentences made up for this purpose."""

import csv
from datetime import date, timedelta
from pathlib import Path

NOTEBOOK = "Neighbourhood notebook"
NAW_RUZ = date(2027, 3, 21)
HIDDEN_WORDS = "Bahá’u’lláh, The Hidden Words"
HIDDEN_WORDS_PAGE = "www.bahai.org/library/authoritative-texts/bahaullah/hidden-words/"
LONGEST = 260

_STARTER = Path(__file__).resolve().parents[6] / "content" / "starter-quotes.csv"

_OPENINGS = """A kind word in the morning
A meal that is shared
An open door
A song before the meeting
A patient answer
A letter written by hand
A garden that many tend
A story told to children
A quiet hour at dawn
A visit to a neighbour
A lamp in the window
A question asked with care
A walk along the river
A promise that is kept
A seat left free for a stranger
A thank-you said aloud
A room full of listeners
A tree planted together
A chair beside the sick
A tune that everybody knows""".splitlines()

_ENDINGS = """makes the whole street lighter.
is remembered for years.
costs little and gives much.
turns strangers into friends.
brings the evening to rest.
is worth more than a long speech.
travels further than one thinks.
keeps a village together.
begins with one person.
opens what was closed.
grows when it is repeated.
teaches without teaching.
warms a cold day.
needs no explanation.
is a good start for the week.
finds its way to the heart.
asks for nothing in return.
gives courage to the shy.
is never in vain.
belongs to everybody.""".splitlines()


def sentence(index):
    """One of 400 different English sentences."""
    opening = _OPENINGS[index % 20]
    return f"{opening} {_ENDINGS[(index + index // 20) % 20]}"


def starter_quotes():
    """The shorter quotes of the starter content, as (text, source, link)."""
    with _STARTER.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [
        (row["text"], row["source"], row["referenceUrl"])
        for row in rows
        if len(row["text"]) <= LONGEST
    ]


def day_after(days):
    """The day so many days after Naw-Rúz 2027."""
    return NAW_RUZ + timedelta(days=days)


SENTENCES = {
    "ar": """باب مفتوح يجمع الجيران.
الكلمة الطيبة تنير الصباح.
الحديقة تزهر حين يرعاها الجميع.
زيارة قصيرة تفرح القلب.
وعد محفوظ خير من خطاب طويل.
شجرة واحدة تبدأ غابة.""",
    "de": """Ein offenes Tor verbindet die Nachbarn.
Ein freundlicher Gruß macht den Morgen heller.
Der Garten blüht, wenn ihn viele pflegen.
Ein kurzer Besuch erfreut für lange.
Größer als jede Rede ist ein gehaltenes Versprechen.
Mit einem Baum fängt der Wald an.
Zuhören kostet nichts und schenkt viel.
Ein Lied öffnet die Tür.""",
    "es": """Una puerta abierta une a los vecinos.
Una palabra amable alegra la mañana.
El jardín florece cuando muchos lo cuidan.
Una visita corta se recuerda por años.
Más vale una promesa cumplida que un largo discurso.
Con un solo árbol empieza el bosque.
Escuchar cuesta poco y da mucho.
Una canción abre el corazón.""",
    "fa": """درِ باز همسایه‌ها را به هم می‌رساند.
سخن مهربان صبح را روشن می‌کند.
باغ با کار همه شکوفا می‌شود.
دیدار کوتاه دل را شاد می‌کند.
یک درخت آغاز جنگل است.
گوش دادن هدیه‌ای ساده است.
چراغ پنجره راه را نشان می‌دهد.
ترانه‌ای آشنا همه را گرد می‌آورد.""",
    "fr": """Une porte ouverte réunit les voisins.
Une parole aimable éclaire le matin.
Le jardin fleurit quand chacun s’en occupe.
Une courte visite réjouit longtemps.
Mieux vaut une promesse tenue qu’un long discours.
Un seul arbre commence la forêt.
Écouter coûte peu et donne beaucoup.
Une chanson ouvre le cœur.""",
    "lv": """Atvērtas durvis vieno kaimiņus.
Laipns vārds dara rītu gaišāku.
Dārzs zied, kad par to rūpējas visi.
Īss apciemojums iepriecina ilgi.
Ar vienu koku sākas mežs.
Klausīšanās maksā maz un dod daudz.
Dziesma atver sirdi.
Šūpoles gaida ikvienu bērnu.""",
    "nl": """Een open deur verbindt de buren.
Een vriendelijk woord maakt de ochtend lichter.
De tuin bloeit als velen hem verzorgen.
Een kort bezoek maakt lang blij.
Met één boom begint het bos.
Luisteren kost weinig en geeft veel.
Een lied opent het hart.
Een lamp voor het raam wijst de weg.""",
    "pl": """Otwarte drzwi łączą sąsiadów.
Życzliwe słowo rozjaśnia poranek.
Ogród kwitnie, gdy dba o niego wielu.
Krótka wizyta cieszy długo.
Od jednego drzewa zaczyna się las.
Słuchanie kosztuje mało, a daje dużo.""",
    "pt": """Uma porta aberta une os vizinhos.
Uma palavra amável clareia a manhã.
O jardim floresce quando muitos cuidam dele.
Uma visita curta alegra por muito tempo.
Com uma só árvore começa a floresta.
Ouvir custa pouco e dá muito.
Uma canção abre o coração.
A lâmpada na janela mostra o caminho.""",
    "ru": """Открытая дверь соединяет соседей.
Доброе слово освещает утро.
Сад цветёт, когда о нём заботятся многие.
Короткий визит радует надолго.
С одного дерева начинается лес.
Слушать стоит мало, а даёт много.
Песня открывает сердце.
Лампа в окне указывает путь.""",
    "sv": """En öppen dörr förenar grannarna.
Ett vänligt ord gör morgonen ljusare.
Trädgården blommar när många sköter den.
Ett kort besök gläder länge.
Med ett enda träd börjar skogen.
Att lyssna kostar lite och ger mycket.
En sång öppnar hjärtat.
Lampan i fönstret visar vägen.""",
    "zh": """敞开的门使邻里相聚。
早晨的一句问候温暖一天。
大家照料的花园四季开花。
短短的探望让人久久欢喜。
一棵树是森林的开始。
倾听花费不多，给予很多。
一首歌打开心扉。
窗前的灯指引道路。""",
}


def sentences(language):
    """Made-up sentences in a language, by its tag."""
    return SENTENCES[language].splitlines()
