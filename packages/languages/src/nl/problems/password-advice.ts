import type { PasswordAdvice } from '../../texts.ts';

export const passwordAdvice: Readonly<Record<PasswordAdvice, () => string>> = {
  'password-row-of-keys': () => 'Rijen toetsen van uw toetsenbord zijn makkelijk te raden.',
  'password-pattern-of-keys': () => 'Korte patronen op het toetsenbord zijn makkelijk te raden.',
  'password-repeats-character': () => 'Herhaalde tekens zoals ‘aaa’ zijn makkelijk te raden.',
  'password-repeats-pattern': () => 'Herhaalde patronen zoals ‘abcabcabc’ zijn makkelijk te raden.',
  'password-is-sequence': () => 'Bekende reeksen zoals ‘abc’ zijn makkelijk te raden.',
  'password-recent-year': () => 'Recente jaartallen zijn makkelijk te raden.',
  'password-date': () => 'Datums zijn makkelijk te raden.',
  'password-heavily-used': () => 'Dit wachtwoord wordt door heel veel mensen gebruikt.',
  'password-frequently-used': () => 'Dit wachtwoord wordt vaak gebruikt.',
  'password-commonly-used': () => 'Dit is een gangbaar wachtwoord.',
  'password-like-commonly-used': () => 'Dit lijkt op een gangbaar wachtwoord.',
  'password-single-word': () => 'Losse woorden zijn makkelijk te raden.',
  'password-single-name': () => 'Losse voor- of achternamen zijn makkelijk te raden.',
  'password-common-name': () => 'Gangbare voor- en achternamen zijn makkelijk te raden.',
  'password-of-user-or-site': () =>
    'Er mag niets in staan wat met u of deze website te maken heeft.',

  'avoid-substitutions': () => 'Vermijd voorspelbare vervangingen zoals ‘@’ voor ‘a’.',
  'avoid-reversed-words': () => 'Vermijd gangbare woorden die achterstevoren zijn geschreven.',
  'capitalize-not-all': () => 'Gebruik hoofdletters voor een deel van de letters, niet voor alle.',
  'capitalize-more': () => 'Gebruik niet alleen voor de eerste letter een hoofdletter.',
  'avoid-own-dates': () => 'Vermijd datums en jaartallen die met u te maken hebben.',
  'avoid-recent-years': () => 'Vermijd recente jaartallen.',
  'avoid-own-years': () => 'Vermijd jaartallen die met u te maken hebben.',
  'avoid-sequences': () => 'Vermijd bekende reeksen tekens.',
  'avoid-repeats': () => 'Vermijd herhaalde woorden en tekens.',
  'use-longer-patterns': () =>
    'Gebruik langere patronen op het toetsenbord en verander meermaals van richting.',
  'add-rarer-words': () => 'Voeg meer woorden toe die minder gangbaar zijn.',
  'use-several-words': () => 'Gebruik meerdere woorden, maar vermijd bekende uitdrukkingen.',
  'symbols-not-needed': () =>
    'Een wachtwoord kan ook zonder leestekens, cijfers of hoofdletters sterk zijn.',
};
