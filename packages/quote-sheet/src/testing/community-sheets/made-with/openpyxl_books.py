"""Workbooks of openpyxl with a first sheet, saved together with what they should be read as."""

from openpyxl import Workbook


def new_sheet(title):
    book = Workbook()
    book.active.title = title
    return book, book.active


def save(book, expected):
    book.save(expected.path)
    expected.save()
