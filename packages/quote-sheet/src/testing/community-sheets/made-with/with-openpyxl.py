"""The workbooks in English that openpyxl writes, and in which nothing has to be asked."""

from openpyxl.styles import Alignment, Font, PatternFill
from expectation import Expectation
from openpyxl_books import new_sheet, save
from texts import HIDDEN_WORDS_PAGE, NOTEBOOK, day_after, sentence, starter_quotes

YELLOW = PatternFill("solid", fgColor="FFCC00")


def monthly_sections():
    """Headings again above every month, and a date in every form that English has."""
    expected = Expectation("monthly-sections.xlsx")
    march = ["Sunday, March 21, 2027", "22nd March 2027", "March 23rd, 2027", "Wed 24 Mar 2027"]
    march += ["25 March, 2027", "Fri., Mar. 26, 2027", "2027-03-27 00:00:00", "2027-03-28T09:30:00"]
    april = ["1st of April 2027", "Apr 2 2027", "April 03, 2027", "4-Apr-2027", "Mon 5th April 2027"]
    book, sheet = new_sheet("Quotes by month")
    extracts = starter_quotes()
    row = 0
    for heading, first, dates in (
        (["Date", "Quote", "Source", "Web address"], 0, march),
        (["DATE", " Quote:", "source", "Web Address"], 11, april),
    ):
        row += 1
        for column, name in enumerate(heading, 1):
            sheet.cell(row, column, name).font = Font(bold=True)
            sheet.cell(row, column).fill = YELLOW
        for index, written in enumerate(dates):
            row += 1
            text, source, url = extracts[(first + index) % len(extracts)]
            sheet.append([written, text, source, url])
            sheet.cell(row, 2).alignment = Alignment(wrap_text=True)
            expected.quote(row, text, source, day_after(first + index), url)
        sheet.append([])
        sheet.append([])
        row += 2
    sheet.freeze_panes = "A2"
    save(book, expected)


def titles_and_totals():
    """A merged month above its rows and a total at the end, which are no quotes; merged dates."""
    expected = Expectation("titles-and-totals.xlsx", ignored=["No."])
    book, sheet = new_sheet("List")
    sheet.append(["No.", "Text", "Source", "Date"])
    row = 1
    for month, first in (("March 2027", 0), ("April 2027", 11)):
        row += 1
        sheet.cell(row, 2, month).font = Font(bold=True)
        sheet.merge_cells(start_row=row, end_row=row, start_column=2, end_column=4)
        expected.problem(row)
        for index in range(first, first + 5):
            row += 1
            day = day_after(min(index, first + 3))
            sheet.append([row, sentence(index), NOTEBOOK, day])
            expected.quote(row, sentence(index), NOTEBOOK, day)
        sheet.merge_cells(start_row=row - 1, end_row=row, start_column=4, end_column=4)
    sheet.append([])
    sheet.append(["Total", "10 quotes"])
    expected.problem(row + 2)
    save(book, expected)


def two_header_rows():
    """Headings in English and Spanish, two columns that could be the source, and Badí dates."""
    expected = Expectation("two-header-rows.xlsx", ignored=["Book"])
    book, sheet = new_sheet("Quotes")
    sheet.append(["Text", "Book", "Author", "Date", "Link"])
    sheet.append(["Texto", "Libro", "Autor", "Fecha", "Enlace"])
    dates = {0: "1 Bahá 184 B.E.", 1: "2 Bahá, 184 B.E.", 18: "19 Bahá 184 B.E."}
    dates |= {19: "1 Jalál 184 B.E.", 21: "2027-04-11", 343: "2 Ayyám-i-Há 184 B.E."}
    for row, (shift, written) in enumerate(dates.items(), 3):
        sheet.append([sentence(row), "Green book", NOTEBOOK, written, HIDDEN_WORDS_PAGE])
        url = f"https://{HIDDEN_WORDS_PAGE}"
        expected.quote(row, sentence(row), NOTEBOOK, day_after(shift), url)
    save(book, expected)


def imitation_numbers():
    """The sheets that Numbers makes of a document: a summary first, and titles above tables."""
    expected = Expectation("imitation-numbers.xlsx", notes=["Export Summary"])
    book, summary = new_sheet("Export Summary")
    summary["B3"] = "This document was exported from Numbers. Each table was converted to a worksheet."
    summary["B7"], summary["C7"], summary["D7"] = (
        "Numbers Sheet Name", "Numbers Table Name", "Excel Worksheet Name",
    )
    summary["B9"] = "Sheet 1"
    summary["C10"], summary["D10"] = "Table 1", "Sheet 1"
    sheet = book.create_sheet("Sheet 1")
    sheet.append(["Table 1"])
    sheet.merge_cells("A1:D1")
    sheet.append(["Quote", "Source", "Date", "URL"])
    for index in range(10):
        sheet.append([sentence(index), NOTEBOOK, day_after(index)])
        sheet.cell(index + 3, 3).number_format = "d mmm yyyy"
        cell = sheet.cell(index + 3, 4, "bahai.org")
        cell.hyperlink = f"https://www.bahai.org/library/{index}"
        expected.quote(
            index + 3, sentence(index), NOTEBOOK, day_after(index), cell.hyperlink.target
        )
    save(book, expected)


monthly_sections()
titles_and_totals()
two_header_rows()
imitation_numbers()
