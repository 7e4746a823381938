// The only script of the page: it computes the Badí date of a date of birth, and the next anniversaries. Nothing leaves
// the browser.
import {
  AYYAM_I_HA,
  addDays,
  type BadiDate,
  FIRST_CIVIL_DAY,
  formatLocalBadiDate,
  isCivilDay,
} from '@bahai-friends/badi-calendar';
import { localDay } from '../../../calendar/today.ts';
import { calendarFile } from './calendar-file.ts';
import { ANNIVERSARIES_AHEAD, type Birth, birthOn } from './next-anniversaries.ts';
import type { Words } from './words.ts';

/** An element of the page. */
function part<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}

const words: Words = JSON.parse(part('.anniversaries').dataset.words ?? '');
const field = part<HTMLInputElement>('#birth');
const evening = part<HTMLInputElement>('#after-sunset');
const problem = part('#birth-problem');
const result = part('#result');
const file = part<HTMLAnchorElement>('#result a[download]');

/** The fifth day of Ayyám-i-Há, which not every year has. */
const FIFTH = 5;

const days = new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat(words.locale);
const badi = (date: BadiDate): string =>
  formatLocalBadiDate(date, words.names as Parameters<typeof formatLocalBadiDate>[1]);

const today = (): string => localDay(new Date());

/** The problem with a typed date; empty when there is none. */
function problemWith(typed: string, civilDay: string): string {
  if (civilDay === '') return words.noDate;
  if (typed > today()) return words.inFuture;
  return civilDay < FIRST_CIVIL_DAY ? words.tooEarly : '';
}

function say(text: string): void {
  problem.textContent = text;
  problem.hidden = text === '';
  field.toggleAttribute('aria-invalid', text !== '');
  if (text !== '') field.setAttribute('aria-invalid', 'true');
}

function cell(name: 'td' | 'th', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (name === 'th') made.setAttribute('scope', 'row');
  return made;
}

/** The address of the calendar file, which stays in the browser until it is saved. */
function fileOf({ date, next }: Birth): string {
  const made = next.map(({ date: day, civilDay }) => ({
    id: `birthday-${date.year}-${day.year}-${day.month}-${day.day}@${location.hostname}`,
    civilDay,
    name: words.event.replace('{date}', () => badi(day)),
  }));
  const blob = new Blob([calendarFile(made, new Date())], { type: 'text/calendar' });
  return URL.createObjectURL(blob);
}

function show(birth: Birth): void {
  const { date, next } = birth;
  part('#birth-in-badi').textContent = badi(date);
  part('#result tbody').replaceChildren(
    ...next.map(({ date: day, civilDay, years }) => {
      const row = document.createElement('tr');
      row.append(
        cell('td', numbers.format(years)),
        cell('th', badi(day)),
        cell('td', days.format(new Date(civilDay))),
      );
      return row;
    }),
  );
  part('#fifth-day').hidden = date.month !== AYYAM_I_HA || date.day !== FIFTH;
  part('#end-of-calendar').hidden = next.length === ANNIVERSARIES_AHEAD;
  if (file.href.startsWith('blob:')) URL.revokeObjectURL(file.href);
  file.href = fileOf(birth);
}

function compute(): void {
  const typed = field.value;
  const isDay = isCivilDay(typed);
  const civilDay = isDay && evening.checked ? addDays(typed, 1) : isDay ? typed : '';
  const wrong = problemWith(typed, civilDay);
  say(wrong);
  result.hidden = wrong !== '';
  if (wrong !== '') {
    field.focus();
    return;
  }
  show(birthOn(civilDay, today()));
  part('#result h2').focus();
}

const fields = part('#birth-fields');
fields.hidden = false;
// A result below other values would read as theirs.
fields.addEventListener('input', () => {
  result.hidden = true;
});
part('#birth-fields button').addEventListener('click', compute);
field.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') compute();
});
