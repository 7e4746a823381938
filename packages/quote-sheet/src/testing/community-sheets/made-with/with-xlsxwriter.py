"""The smaller workbooks that XlsxWriter writes."""

from datetime import datetime

import xlsxwriter
from expectation import Expectation
from texts import NOTEBOOK, day_after, sentence, sentences


def new_book(expected):
    book = xlsxwriter.Workbook(expected.path)
    book.set_properties({"created": datetime(2027, 1, 1)})
    return book


def write_rows(sheet, rows, first=0):
    for index, row in enumerate(rows):
        sheet.write_row(first + index, 0, row)


def link_cell(sheet, row, index):
    """Writes one of six kinds of link; returns the address that it means."""
    page = f"example.org/page/{index}"
    kind = index % 6
    if kind == 0:
        sheet.write_url(row, 4, f"https://www.{page}", string="read it here")
    elif kind == 1:
        sheet.write_formula(row, 4, f'=HYPERLINK("https://www.{page}","Read")', None, "Read")
    elif kind == 2:
        sheet.write_string(row, 4, f"www.{page}")
    elif kind == 3:
        sheet.write_string(row, 4, f"HTTPS://www.{page} ")
        return f"HTTPS://www.{page}"
    else:
        sheet.write_string(row, 4, "n/a" if kind == 4 else "-")
        return None
    return f"https://www.{page}"


def write_year(book, sheet, expected):
    date_format = book.add_format({"num_format": "dd/mm/yyyy"})
    for index in range(30):
        row, day = 3 + index, day_after(index)
        text = sentence(index)
        sheet.write_row(row, 0, [index + 1, text, NOTEBOOK])
        if index == 12:
            sheet.write_string(row, 3, "n/a")
        elif index % 2:
            sheet.write_datetime(row, 3, datetime(day.year, day.month, day.day), date_format)
        else:
            sheet.write_string(row, 3, day.strftime("%d/%m/%Y"))
        url = link_cell(sheet, row, index)
        sheet.write_row(row, 5, ["yes" if index < 9 else "no", "needs a picture" if index == 4 else ""])
        expected.quote(row + 1, text, NOTEBOOK, None if index == 12 else day, url)


def plans_and_notes():
    """Two visible sheets and a hidden one, and everything that the menus offer."""
    expected = Expectation(
        "plans-and-notes.xlsx",
        ignored=["No.", "Done?", "Notes"],
        notes=["Plans", "3 rows", "9 rows that are hidden"],
    )
    book = new_book(expected)
    plans, sheet, old = (book.add_worksheet(name) for name in ("Plans", "Year 184", "Old"))
    write_rows(plans, [["Task", "Who", "Until"], ["Bring chairs", "Anna", "Friday"], ["Tea", "Li", ""]])
    write_rows(old, [["Quote", "Source"], ["An old one", "Somebody"]])
    old.hide()
    sheet.write_string(1, 0, "Collected by the Tuesday group; green rows are done")
    write_rows(sheet, [["No.", "Passage", "Author", "Date", "Link", "Done?", "Notes"]], 2)
    write_year(book, sheet, expected)
    green = book.add_format({"bg_color": "#CCEECC"})
    sheet.conditional_format("A4:G33", {"type": "formula", "criteria": '=$F4="yes"', "format": green})
    sheet.data_validation("F4:F33", {"validate": "list", "source": ["yes", "no"]})
    sheet.write_comment("B5", "Is this one too short?", {"author": "Anna"})
    sheet.autofilter("A3:G33")
    sheet.filter_column("F", "x == no")
    for row in range(3, 12):
        sheet.set_row(row, None, None, {"hidden": True})
    for row in range(20, 26):
        sheet.set_row(row, None, None, {"level": 1})
    sheet.freeze_panes(3, 2)
    sheet.activate()
    book.close()
    expected.save()


def contradictory_dates():
    """Two people wrote dates, each in another order."""
    answers = {
        "dateOrder": "dmy",
        "cells": [{"row": 5, "column": "displayDate", "value": "28/03/2027"}],
    }
    expected = Expectation("contradictory-dates.xlsx", ["dateOrder"], answers)
    dates = "21/03/2027 22/03/2027 02/04/2027 03/28/2027 03/29/2027 30/03/2027 2027-03-31".split()
    days = [day_after(0), day_after(1), day_after(12), day_after(7), None, day_after(9), day_after(10)]
    book = new_book(expected)
    sheet = book.add_worksheet("Quotes of the day")
    write_rows(sheet, [["Quotation", "From", "Display date"]])
    for index, (written, day) in enumerate(zip(dates, days)):
        write_rows(sheet, [[sentence(index), NOTEBOOK, written]], index + 1)
        if day is None:
            expected.problem(index + 2)
        else:
            expected.quote(index + 2, sentence(index), NOTEBOOK, day)
    book.close()
    expected.save()


def exchanged_days():
    """Day-first dates as a program set to US English takes them: real dates, exchanged but for 04/04."""
    expected = Expectation("exchanged-days.xlsx", notes=["11 date cells"])
    book = new_book(expected)
    sheet = book.add_worksheet()
    date_format = book.add_format({"num_format": "m/d/yyyy"})
    write_rows(sheet, [["Quote", "Author", "Date"]])
    for index in range(23):
        day = day_after(index)
        write_rows(sheet, [[sentence(index), NOTEBOOK]], index + 1)
        if day.day > 12:
            sheet.write_string(index + 1, 2, day.strftime("%d/%m/%Y"))
        else:
            day = day.replace(month=day.day, day=day.month)
            sheet.write_datetime(index + 1, 2, datetime(day.year, day.month, day.day), date_format)
        expected.quote(index + 2, sentence(index), NOTEBOOK, day)
    book.close()
    expected.save()


def spanish_long_dates():
    """Dates in Spanish words; one has a year of two digits."""
    expected = Expectation("spanish-long-dates.xlsx")
    dates = [
        "domingo, 21 de marzo de 2027",
        "lunes 22 de marzo de 2027",
        "23 mar 2027",
        "24 de Marzo del 2027",
        "25-mar-2027",
        "26/03/2027",
        "27-mar-27",
        "1 de abril de 2027",
    ]
    days = [*map(day_after, range(6)), None, day_after(11)]
    book = new_book(expected)
    sheet = book.add_worksheet("Citas")
    write_rows(sheet, [["Cita", "Autor", "Fecha", "Enlace"]])
    for index, (text, written, day) in enumerate(zip(sentences("es"), dates, days)):
        row = [f"«{text}»", "Cuaderno del barrio", written, f"www.example.org/citas/{index}"]
        write_rows(sheet, [row], index + 1)
        if day is None:
            expected.problem(index + 2)
        else:
            expected.quote(index + 2, text, row[1], day, f"https://{row[3]}")
    book.close()
    expected.save()


plans_and_notes()
contradictory_dates()
exchanged_days()
spanish_long_dates()
