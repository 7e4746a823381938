"""A year of quotes as communities keep it, written by XlsxWriter: messy-year.xlsx."""

from datetime import datetime

import xlsxwriter
from expectation import Expectation
from texts import HIDDEN_WORDS, HIDDEN_WORDS_PAGE, day_after, sentence, starter_quotes

DAYS = 400
GROUP_SIZES = (1, 3, 2, 5, 4, 1, 7)
QUOTATION_MARKS = ("{}", "“{}”", '"{}"', "«{}»", "{}", "„{}“", "‘{}’", "« {} »")
SPACES = ("", " ", "\u00a0", "  ")


def groups():
    """Yields runs of days that share a source: (first day, number of days, number of the run)."""
    first = number = 0
    while first < DAYS:
        size = min(GROUP_SIZES[number % len(GROUP_SIZES)], DAYS - first)
        yield first, size, number
        first += size
        number += 1


def source_and_link(number):
    """What the cells of a run say; a run of five has no link, written in one of three ways."""
    if number % 6 == 0:
        return HIDDEN_WORDS, HIDDEN_WORDS_PAGE
    source = f"Neighbourhood notebook, part {number}"
    if number % 5 == 0:
        return source, ("-", "n/a", "")[number % 3]
    scheme = "https://" if number % 4 == 0 else ""
    return source, f"{scheme}www.example.org/notebook/{number}"


def write_down(sheet, row, column, size, value, style):
    """Writes a value over so many rows, counted from 0."""
    if size > 1:
        sheet.merge_range(row, column, row + size - 1, column, value, style)
    else:
        sheet.write_string(row, column, value, style)


def write_quotes(sheet, expected, styles, header_row):
    extracts = starter_quotes()
    for first, size, number in groups():
        source, link = source_and_link(number)
        url = None if link in ("-", "n/a", "") else f"https://{link.removeprefix('https://')}"
        style = styles[number % 2]
        write_down(sheet, header_row + first, 1, size, source, style)
        write_down(sheet, header_row + first, 3, size, link, style)
        for day in range(first, first + size):
            text = extracts[day % len(extracts)][0] if source == HIDDEN_WORDS else sentence(day)
            shown = QUOTATION_MARKS[day % 8].format(text) + SPACES[day % 4]
            civil_day = day_after(day)
            sheet.write_string(header_row + day, 0, shown, style)
            sheet.write_string(header_row + day, 2, civil_day.strftime("%d/%m/%Y"), style)
            expected.quote(header_row + day + 1, text, source, civil_day, url)


def expect_notes(expected):
    """What is read otherwise than it stands there, with the number of rows."""
    runs = [(size, source_and_link(number)[1]) for _, size, number in groups()]
    expected.note("row 3")
    expected.note(f"{sum(size for size, _ in runs if size > 1)} rows, a value of merged cells")
    expected.note(f"{sum(size for size, link in runs if link.startswith('www.'))} rows, https://")
    expected.note(f"{sum(size for size, link in runs if link in ('-', 'n/a'))} rows, cells with a dash")
    marked = sum(QUOTATION_MARKS[day % 8] != "{}" for day in range(DAYS))
    expected.note(f"quotation marks around {marked} texts")
    expected.note(f"dates of {DAYS} rows")


def main():
    expected = Expectation("messy-year.xlsx")
    book = xlsxwriter.Workbook(expected.path)
    book.set_properties({"created": datetime(2027, 1, 1)})
    sheet = book.add_worksheet("Sheet1")
    title = book.add_format({"bold": True, "font_size": 16, "align": "center", "bg_color": "#FFCC00"})
    heading = book.add_format({"bold": True, "bottom": 2})
    styles = [
        book.add_format({"text_wrap": True, "valign": "top"}),
        book.add_format({"text_wrap": True, "valign": "top", "bg_color": "#EEF4FF"}),
    ]
    sheet.set_column("A:A", 70)
    sheet.set_column("B:D", 30)
    sheet.merge_range("A1:D1", "Our quotes for 184 and 185 B.E.", title)
    for column, name in enumerate(("Passage", "Author", "Date", "Link")):
        sheet.write_string(2, column, name, heading)
    write_quotes(sheet, expected, styles, header_row=3)
    sheet.freeze_panes(3, 0)
    book.close()
    expect_notes(expected)
    expected.save()


main()
