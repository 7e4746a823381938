"""The files that LibreOffice writes, as XLSX, XLS and CSV."""

from expectation import Expectation
from opendocument import COVERED, EMPTY, convert, day, number, row, text
from texts import HIDDEN_WORDS, NOTEBOOK, day_after, sentence, sentences, starter_quotes

XLS = "xls"
XLSX = "xlsx:Calc MS Excel 2007 XML"


def csv(separator):
    """LibreOffice's filter for CSV in UTF-8, formatted as shown."""
    return f"csv:Text - txt - csv (StarCalc):{ord(separator)},34,76,1,,0,false,true,false"


def formulas_and_links(extension, filter_name):
    """Texts, dates and links that formulas make, hyperlinks, and links over two rows."""
    expected = Expectation(
        f"formulas-and-links.{extension}",
        ignored=["Beginning", "End"],
        notes=["Ideas", "1 row that is hidden"],
    )
    rows = [row(["Beginning", "End", "Quote", "From", "Day", "Link"])]
    for index in range(8):
        beginning, end = sentence(index).split(" ", 3)[:3], sentence(index).split(" ", 3)[3]
        whole, at = sentence(index), index + 2
        page = f"https://www.example.org/pages/{index - index % 2 if index < 4 else index}"
        if index >= 4:
            name = f'"page {index}"'
            link = text(f"page {index}", formula=f'HYPERLINK("{page}";{name})')
        else:
            link = COVERED if index % 2 else text("the page", link=page, rows=2)
        date = day(day_after(index), formula=f"[.E{at - 1}]+1" if index else None)
        quote = text(whole, formula=f'[.A{at}]&" "&[.B{at}]')
        rows.append(row([" ".join(beginning), end, quote, NOTEBOOK, date, link], hidden=index == 5))
        expected.quote(at, whole, NOTEBOOK, day_after(index), page)
    convert({"Year": rows, "Ideas": [row(["Ask everybody"])]}, expected.path, filter_name)
    expected.save()


def year_month_day():
    """Three columns for a date: the year merged over all rows, the month over its own; some texts."""
    expected = Expectation("year-month-day.xls")
    rows = [row([text("Quotes for the feasts", columns=6)]), row([])]
    rows.append(row(["Year", "Month", "Day", "Quote", "Source", "URL"]))
    extracts = starter_quotes()
    for index in range(14):
        date = day_after(index + 4)
        year = number(2027, rows=14) if index == 0 else COVERED
        first_of_month = index == 0 or date.day == 1
        month = text(f"{date:%B}", rows=7) if first_of_month else COVERED
        shown_day = str(date.day) if index % 3 == 0 else number(date.day)
        source = text(HIDDEN_WORDS, rows=14) if index == 0 else COVERED
        url = "www.bahai.org" if index % 2 else EMPTY
        quote = extracts[index][0]
        rows.append(row([year, month, shown_day, f"“{quote}”", source, url]))
        link = "https://www.bahai.org" if index % 2 else None
        expected.quote(index + 4, quote, HIDDEN_WORDS, date, link)
    convert({"Sheet1": rows}, expected.path, XLS)
    expected.save()


def equal_rows():
    """Rows that equal earlier ones, a source under “Reference”, and days that no order changes."""
    expected = Expectation("equal-rows.xls")
    rows = [row(["Passage", "Reference", "Date"])]
    for at, (index, month) in enumerate(((0, 3), (1, 4), (2, 5), (1, 4), (0, 6), (3, 7), (3, 7)), 2):
        date = day_after(0).replace(month=month, day=month)
        rows.append(row([sentence(index), NOTEBOOK, f"{date:%d/%m/%Y}"]))
        if at in (5, 8):
            expected.same(at)
        else:
            expected.quote(at, sentence(index), NOTEBOOK, date)
    convert({"Sheet1": rows}, expected.path, XLS)
    expected.save()


def weekdays(file, language, headings, source, dates, filter_name, problems=()):
    """Dates in words with their weekdays; a wrong weekday is a problem."""
    expected = Expectation(file)
    rows = [row(headings)]
    for index, (quote, written) in enumerate(zip(sentences(language), dates)):
        rows.append(row([quote, source, written, "-"]))
        if index + 2 in problems:
            expected.problem(index + 2)
        else:
            expected.quote(index + 2, quote, source, day_after(index))
    convert({"Sheet1": rows}, expected.path, filter_name)
    expected.save()


def line_breaks():
    """Line breaks, separators and marks within texts, blank rows, and links under “Reference”."""
    expected = Expectation("line-breaks.csv", ignored=["Nr"])
    texts = {
        3: "First line,\nsecond line; end.",
        4: '"One" and "two"',
        7: "A dash – and a tab’s width",
        8: "Direction \u200emark\u200e kept",
        9: "Same, again",
    }
    rows = [row(["Nr", "\ufeffText", "Source\u200f", " date ", "Reference"]), row([])]
    for at in range(3, 10):
        if at not in texts:
            rows.append(row([]))
            continue
        date = day_after(at - 3)
        shown = f"\u00a0{texts[at]}\u00a0 "
        rows.append(row([number(at), shown, NOTEBOOK, day(date), "example.org/a,b?c=d;e"]))
        expected.quote(at, texts[at], NOTEBOOK, date, "https://example.org/a,b?c=d;e")
    convert({"Sheet1": rows}, expected.path, csv(","))
    expected.save()


formulas_and_links("xlsx", XLSX)
formulas_and_links("xls", XLS)
year_month_day()
equal_rows()
line_breaks()
DUTCH = ["zondag 21 maart 2027", "ma 22 mrt 2027", "dinsdag 23 maart 2027", "24 mrt. 2027"]
DUTCH += ["25-03-2027", "26 maart 2027", "27-3-2027", "zondag, 28 maart 2027"]
HEADINGS = ["Tekst", "Bron", "Datum", "Link"]
weekdays("dutch-weekdays.xls", "nl", HEADINGS, "Schrift van de buurt", DUTCH, XLS)
SWEDISH = ["söndag 21 mars 2027", "mån 22 mars 2027", "tisdag 23 mars 2027", "torsdag 24 mars 2027"]
SWEDISH += ["2027-03-25", "26 mars 2027", "lördag 27 mars 2027", "28 mars 2027"]
HEADINGS = ["Citat", "Källa", "Datum", "Länk"]
weekdays("swedish-weekdays.csv", "sv", HEADINGS, "Grannarnas häfte", SWEDISH, csv(";"), [5])
