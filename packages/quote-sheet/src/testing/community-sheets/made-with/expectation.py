"""What a reader is expected to find in a sheet, noted while the sheet is written."""

import json
from pathlib import Path

SHEETS = Path(__file__).resolve().parents[1]


class Expectation:
    """Collects the rows of one file and writes them beside it."""

    def __init__(self, file, questions=(), answers=None, ignored=(), notes=()):
        self.path = SHEETS / file
        self._questions = list(questions)
        self._answers = answers or {}
        self._ignored = list(ignored)
        self._notes = list(notes)
        self._rows = []
        self._same = []
        self._problems = []

    def quote(self, row, text, source, day=None, url=None):
        """A row that becomes a quote. `day` is a `date` or None."""
        self._rows.append(
            {
                "row": row,
                "text": text,
                "source": source,
                "displayDate": day.isoformat() if day else None,
                "referenceUrl": url,
            }
        )

    def same(self, row):
        """A row that equals an earlier one."""
        self._same.append(row)

    def problem(self, row):
        """A row that somebody has to correct or leave out."""
        self._problems.append(row)

    def note(self, part):
        """What a note about the file has to contain."""
        self._notes.append(part)

    def save(self):
        content = {
            "questions": self._questions,
            "answers": self._answers,
            "rows": self._rows,
            "same": self._same,
            "problems": self._problems,
            "ignoredColumns": self._ignored,
            "notes": self._notes,
        }
        target = self.path.with_name(f"{self.path.name}.expected.json")
        target.write_text(json.dumps(content, ensure_ascii=False, indent=2) + "\n", "utf-8")
