"""Writes a flat OpenDocument spreadsheet (.fods) and lets LibreOffice convert it."""

import subprocess
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

NAMESPACES = " ".join(
    f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
    for prefix, name in (
        ("office", "office"),
        ("table", "table"),
        ("text", "text"),
        ("style", "style"),
        ("number", "datastyle"),
    )
)
HEAD = f"""<?xml version="1.0" encoding="UTF-8"?>
<office:document {NAMESPACES} xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"
 xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3"
 office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
<number:date-style style:name="D1"><number:day number:style="long"/><number:text>.</number:text>
<number:month number:style="long"/><number:text>.</number:text><number:year number:style="long"/>
</number:date-style>
<style:style style:name="date" style:family="table-cell" style:data-style-name="D1"/>
</office:automatic-styles><office:body><office:spreadsheet>"""
TAIL = "</office:spreadsheet></office:body></office:document>"
COVERED = "<table:covered-table-cell/>"
EMPTY = "<table:table-cell/>"


def text(value, link=None, rows=1, columns=1, formula=None):
    """A cell with a text, perhaps with a hyperlink, a formula, or over several rows or columns."""
    paragraphs = ""
    for line in value.split("\n"):
        shown = escape(line).replace("  ", ' <text:s text:c="1"/>')
        if link:
            shown = f"<text:a xlink:href={quoteattr(link)}>{shown}</text:a>"
        paragraphs += f"<text:p>{shown}</text:p>"
    of = f" table:formula={quoteattr('of:=' + formula)}" if formula else ""
    span = ""
    if rows > 1 or columns > 1:
        span = f' table:number-rows-spanned="{rows}" table:number-columns-spanned="{columns}"'
    return f'<table:table-cell office:value-type="string"{of}{span}>{paragraphs}</table:table-cell>'


def day(value, formula=None):
    """A date cell, perhaps with a formula."""
    of = f" table:formula={quoteattr('of:=' + formula)}" if formula else ""
    return (
        f'<table:table-cell table:style-name="date" office:value-type="date"{of} '
        f'office:date-value="{value.isoformat()}"/>'
    )


def number(value, rows=1):
    span = f' table:number-rows-spanned="{rows}" table:number-columns-spanned="1"' if rows > 1 else ""
    return f'<table:table-cell office:value-type="float" office:value="{value}"{span}/>'


def row(cells, hidden=False):
    """A row of such cells; strings among them become texts."""
    marked = ' table:visibility="collapse"' if hidden else ""
    content = "".join(cell if cell.startswith("<table:") else text(cell) for cell in cells)
    return f"<table:table-row{marked}>{content or EMPTY}</table:table-row>"


def convert(sheets, target, filter_name):
    """Writes sheets, by name, each a list of rows, to a file in a format of LibreOffice."""
    tables = "".join(
        f"<table:table table:name={quoteattr(name)}>{''.join(rows)}</table:table>"
        for name, rows in sheets.items()
    )
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / f"{target.stem}.fods"
        source.write_text(HEAD + tables + TAIL, "utf-8")
        subprocess.run(
            ["soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless"]
            + ["--convert-to", filter_name, "--outdir", str(target.parent), str(source)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
