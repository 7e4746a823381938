"""The workbooks in Persian and Chinese that openpyxl writes."""

from expectation import Expectation
from openpyxl_books import new_sheet, save
from texts import day_after, sentences


def persian_right_to_left():
    """A sheet from right to left, in Persian digits; one date is of the Iranian calendar."""
    expected = Expectation("persian-right-to-left.xlsx")
    book, sheet = new_sheet("گفتارها")
    sheet.sheet_view.rightToLeft = True
    sheet.append(["گفتارهای سال ۱۸۴ بدیع"])
    sheet.merge_cells("A1:D1")
    sheet.append([])
    # The third heading has the Arabic letter ي, the last one a direction mark.
    sheet.append(["متن", "منبع", "تاريخ", "\u200fلینک "])
    dates = [
        "۲۰۲۷/۰۳/۲۱",
        "۲۲ مارس ۲۰۲۷",
        "سه‌شنبه ۲۳ مارس ۲۰۲۷",
        "۲۰۲۷-۰۳-۲۴",
        "\u200f۲۰۲۷/۰۳/۲۵\u200f",
        "۱۴۰۶/۰۱/۰۶",
        "۱ آوریل ۲۰۲۷",
        "۱۴ البهاء ۱۸۴ بدیع",
    ]
    days = [*map(day_after, range(5)), None, day_after(11), day_after(13)]
    for row, (text, written, day) in enumerate(zip(sentences("fa"), dates, days), 4):
        source = "دفترچهٔ محله"
        sheet.append([f"«{text}»" if row % 2 else text, source, written, "www.example.org/fa"])
        if day is None:
            expected.problem(row)
        else:
            expected.quote(row, text, source, day, "https://www.example.org/fa")
    save(book, expected)


def chinese_dates():
    """Dates with 年, 月 and 日, with a weekday behind them, and with slashes."""
    expected = Expectation("chinese-dates.xlsx", ignored=["备注"])
    book, sheet = new_sheet("工作表1")
    sheet.append(["引文", "来源", "日期", "链接", "备注"])
    dates = ["2027年3月21日", "2027年3月22日星期一", "2027年3月23日 星期二", "2027/3/24"]
    dates += [day_after(4), "2027-03-26", "2027.3.27", "2027年03月28日"]
    for index, (text, written) in enumerate(zip(sentences("zh"), dates)):
        marks = ("{}", "「{}」", "“{}”", "『{}』")[index % 4]
        url = None if index % 2 else f"https://example.org/zh/{index}"
        sheet.append([marks.format(text), "社区笔记", written, url, "已确认"])
        expected.quote(index + 2, text, "社区笔记", day_after(index), url)
    save(book, expected)


persian_right_to_left()
chinese_dates()
