import type { PasswordAdvice } from '../../texts.ts';

export const passwordAdvice: Readonly<Record<PasswordAdvice, () => string>> = {
  'password-row-of-keys': () => 'Rader av tangenter på tangentbordet är lätta att gissa.',
  'password-pattern-of-keys': () => 'Korta mönster på tangentbordet är lätta att gissa.',
  'password-repeats-character': () => 'Upprepade tecken som ”aaa” är lätta att gissa.',
  'password-repeats-pattern': () => 'Upprepade mönster som ”abcabcabc” är lätta att gissa.',
  'password-is-sequence': () => 'Vanliga följder som ”abc” är lätta att gissa.',
  'password-recent-year': () => 'Årtal från senare tid är lätta att gissa.',
  'password-date': () => 'Datum är lätta att gissa.',
  'password-heavily-used': () => 'Det här lösenordet används av väldigt många.',
  'password-frequently-used': () => 'Det här lösenordet används ofta.',
  'password-commonly-used': () => 'Det här är ett vanligt lösenord.',
  'password-like-commonly-used': () => 'Det här liknar ett vanligt lösenord.',
  'password-single-word': () => 'Enstaka ord är lätta att gissa.',
  'password-single-name': () => 'Enstaka för- eller efternamn är lätta att gissa.',
  'password-common-name': () => 'Vanliga för- och efternamn är lätta att gissa.',
  'password-of-user-or-site': () =>
    'Det bör inte innehålla något som har med dig eller webbplatsen att göra.',

  'avoid-substitutions': () => 'Undvik förutsägbara byten som ”@” för ”a”.',
  'avoid-reversed-words': () => 'Undvik vanliga ord som är skrivna baklänges.',
  'capitalize-not-all': () => 'Skriv några bokstäver stora, men inte alla.',
  'capitalize-more': () => 'Skriv fler bokstäver än den första stora.',
  'avoid-own-dates': () => 'Undvik datum och årtal som har med dig att göra.',
  'avoid-recent-years': () => 'Undvik årtal från senare tid.',
  'avoid-own-years': () => 'Undvik årtal som har med dig att göra.',
  'avoid-sequences': () => 'Undvik vanliga följder av tecken.',
  'avoid-repeats': () => 'Undvik upprepade ord och tecken.',
  'use-longer-patterns': () =>
    'Använd längre mönster på tangentbordet och byt riktning flera gånger.',
  'add-rarer-words': () => 'Lägg till fler ord som är mindre vanliga.',
  'use-several-words': () => 'Använd flera ord, men undvik vanliga uttryck.',
  'symbols-not-needed': () =>
    'Ett lösenord kan vara starkt även utan symboler, siffror eller stora bokstäver.',
};
