"""The workbooks that openpyxl writes, and about which something has to be asked."""

from openpyxl.comments import Comment
from expectation import Expectation
from openpyxl_books import new_sheet, save
from texts import NOTEBOOK, day_after, sentence


def two_lists():
    """Two sheets that could both be meant."""
    expected = Expectation(
        "two-lists.xlsx", ["sheet"], {"sheet": "Evening"}, notes=["Morning", "7 rows"]
    )
    book, morning = new_sheet("Morning")
    evening = book.create_sheet("Evening")
    for sheet, first in ((morning, 0), (evening, 40)):
        sheet.append(["Text", "Source", "Date"])
        for index in range(6):
            sheet.append([sentence(first + index), NOTEBOOK, day_after(index).isoformat()])
            if sheet is evening:
                expected.quote(index + 2, sentence(first + index), NOTEBOOK, day_after(index))
    save(book, expected)


def ambiguous_dates():
    """Nothing in the file says whether 03/04/2027 is in March or in April."""
    expected = Expectation("ambiguous-dates.xlsx", ["dateOrder"], {"dateOrder": "dmy"})
    book, sheet = new_sheet("Sheet")
    sheet.append(["Passage", "Author", "Date", "Link"])
    for index, shift in enumerate((14, 15, 16, 45, 46, 47, 73, 74)):
        day = day_after(shift)
        written = f"{day.day:02}/{day.month:02}/{day.year}"
        sheet.append([sentence(index), NOTEBOOK, written, "none"])
        expected.quote(index + 2, sentence(index), NOTEBOOK, day)
    save(book, expected)


def unknown_date_heading():
    """Dates under a heading that no reader can know."""
    answers = {"columns": {"displayDate": "C"}}
    expected = Expectation("unknown-date-heading.xlsx", ["columns"], answers, ["Page"])
    book, sheet = new_sheet("Sheet")
    sheet.append(["Quote", "Author", "When we read it", "Page"])
    for index in range(8):
        sheet.append([sentence(index), NOTEBOOK, day_after(index), 10 + index])
        expected.quote(index + 2, sentence(index), NOTEBOOK, day_after(index))
    sheet["C3"].comment = Comment("This evening is at Anna's", "Li")
    save(book, expected)


def unknown_source_heading():
    """A heading for the text, but none that says where it is from."""
    answers = {"columns": {"source": "A"}}
    expected = Expectation("unknown-source-heading.xlsx", ["columns"], answers)
    book, sheet = new_sheet("Sheet")
    sheet.append(["Where to find it", "Quote", "Day"])
    for index in range(6):
        sheet.append([NOTEBOOK, sentence(index), day_after(index)])
        expected.quote(index + 2, sentence(index), NOTEBOOK, day_after(index))
    save(book, expected)


def no_headings():
    """Quotes from the first row on."""
    answers = {"headerRow": 0, "columns": {"text": "B", "source": "C", "displayDate": "A"}}
    expected = Expectation("no-headings.xlsx", ["columns"], answers)
    book, sheet = new_sheet("Sheet")
    for index in range(6):
        sheet.append([day_after(index), sentence(index), NOTEBOOK])
        expected.quote(index + 1, sentence(index), NOTEBOOK, day_after(index))
    save(book, expected)


two_lists()
ambiguous_dates()
unknown_date_heading()
unknown_source_heading()
no_headings()
