"""CSV files as spreadsheet programs export them, imitated; no such program has written them."""

from expectation import Expectation
from texts import day_after, sentence, sentences, starter_quotes


def field(value, separator, always=False):
    special = any(character in value for character in f'"{separator}\n')
    return '"' + value.replace('"', '""') + '"' if special or always else value


def write(expected, rows, encoding="utf-8", separator=",", before="", line_end="\r\n"):
    lines = [separator.join(field(value, separator) for value in row) for row in rows]
    text = before + "".join(line + line_end for line in lines)
    expected.path.write_bytes(text.encode(encoding))
    expected.save()


def localized(file, language, headings, source, dates, problems=(), questions=(), **how):
    """A file in one language: sentences, a source, dates as texts, links without a scheme."""
    answers = how.pop("answers", None)
    marks = how.pop("marks", ("{}",))
    expected = Expectation(file, questions, answers, notes=how.pop("notes", ()))
    rows = [headings]
    for index, (text, written) in enumerate(zip(sentences(language), dates)):
        day = None if written in ("-", "") else day_after(index)
        shown = marks[index % len(marks)].format(text)
        rows.append([shown, source, written, f"www.example.org/{language}/{index}"])
        if index + 2 in problems:
            expected.problem(index + 2)
        else:
            url = f"https://www.example.org/{language}/{index}"
            expected.quote(index + 2, text, source, day, url)
    write(expected, rows, **how)


def google_sheets():
    """Answers to a form: a time stamp, month first, check boxes."""
    expected = Expectation("imitation-google-sheets.csv", ignored=["Timestamp", "Done?"])
    rows = [["Timestamp", "Quote", "Author", "Date", "Link", "Done?"]]
    for index, (text, source, url) in enumerate(starter_quotes()[:12]):
        day = day_after(index)
        stamp = f"1/{index + 2}/2027 9:{index + 10}:07"
        written = f"{day.month}/{day.day}/{day.year}"
        rows.append([stamp, f'"{text}"', source, written, url, "TRUE" if index % 2 else "FALSE"])
        expected.quote(index + 2, text, source, day, url)
    write(expected, rows)


def numbers():
    """The title of the table above the headings."""
    expected = Expectation("imitation-numbers.csv")
    rows = [["Quotes of the day", "", "", ""], ["Text", "Source", "Date", "Link"]]
    for index in range(12):
        day = day_after(index)
        text = sentence(index).replace(" ", ", perhaps, ", 1) if index == 3 else sentence(index)
        rows.append([text, "Neighbourhood notebook", f"{day.day} {day:%b %Y}", ""])
        expected.quote(index + 3, text, "Neighbourhood notebook", day)
    write(expected, rows, line_end="\n")


def western():
    localized(
        "imitation-german-excel.csv",
        "de",
        ["Zitat", "Quelle", "Datum", "Link"],
        "Heft für Nachbarn",
        ["21.03.2027", "22.03.2027", "Dienstag, 23. März 2027", "24. März 2027", "25.3.2027"]
        + ["26. Mrz 2027", "-", "28.03.2027"],
        encoding="cp1252",
        separator=";",
        before="sep=;\r\n",
        marks=("{}", "„{}“", "»{}«"),
        notes=["Windows-1252"],
    )
    localized(
        "imitation-french-excel.csv",
        "fr",
        ["Citation", "Auteur", "Date", "Lien"],
        "Cahier du quartier, février",
        ["21/03/2027", "lundi 22 mars 2027", "mardi 23 mars 2027", "24/03/2027", "25 mars 2027"]
        + ["", "27/03/2027", "28 mars 2027"],
        encoding="cp1252",
        separator=";",
        marks=("« {} »", "{}", "«\u00a0{}\u00a0»"),
        notes=["Windows-1252"],
    )
    localized(
        "imitation-excel-utf16.csv",
        "pt",
        ["Texto", "Fonte", "Data", "Link"],
        "Caderno do bairro",
        ["21/03/2027", "22 de março de 2027", "terça-feira, 23 de março de 2027", "24/03/2027"]
        + ["25 de mar. de 2027", "26/03/2027", "27/03/2027", "28/03/2027"],
        encoding="utf-16",
        separator="\t",
    )


def eastern():
    localized(
        "imitation-russian-excel.csv",
        "ru",
        ["Цитата", "Источник", "Дата", "Ссылка"],
        "Тетрадь соседей",
        ["21.03.2027", "22 марта 2027 г.", "вторник, 23 марта 2027 г.", "24.03.2027"]
        + ["25 марта 2027", "26 мар. 2027 г.", "27.03.2027", "28.03.2027"],
        encoding="cp1251",
        separator=";",
        marks=("{}", "«{}»"),
    )
    localized(
        "imitation-latvian-excel.csv",
        "lv",
        ["Citāts", "Avots", "Datums", "Saite"],
        "Kaimiņu burtnīca",
        ["21.03.2027", "2027. gada 22. marts", "otrdiena, 2027. gada 23. marts", "24.03.2027."]
        + ["25.03.2027", "26.03.2027", "27.03.2027", "28.03.2027"],
        encoding="cp1257",
        separator=";",
    )
    localized(
        "imitation-arabic-excel.csv",
        "ar",
        ["النص", "المصدر", "التاريخ", "الرابط"],
        "دفتر الحي",
        ["21/03/2027", "22 مارس 2027", "الثلاثاء، 23 مارس 2027", "24/03/2027", "25/03/2027", "-"],
        encoding="cp1256",
        separator=";",
    )
    localized(
        "imitation-polish-excel.csv",
        "pl",
        ["Cytat", "Źródło", "Dzień", "Odnośnik"],
        "Zeszyt sąsiadów",
        ["21.03.2027", "22.03.2027", "23.03.2027", "24.03.2027", "25.03.2027", "26.03.2027"],
        questions=["columns", "encoding"],
        answers={
            "encoding": "windows-1250",
            "separator": ";",
            "headerRow": 1,
            "columns": {"text": "A", "source": "B", "displayDate": "C", "referenceUrl": "D"},
        },
        encoding="cp1250",
        separator=";",
    )


google_sheets()
numbers()
western()
eastern()
