import type { PasswordAdvice } from '../../texts.ts';

export const passwordAdvice: Readonly<Record<PasswordAdvice, () => string>> = {
  'password-row-of-keys': () => 'Reihen von Tasten Ihrer Tastatur sind leicht zu erraten.',
  'password-pattern-of-keys': () => 'Kurze Muster auf der Tastatur sind leicht zu erraten.',
  'password-repeats-character': () => 'Wiederholte Zeichen wie „aaa“ sind leicht zu erraten.',
  'password-repeats-pattern': () => 'Wiederholte Muster wie „abcabcabc“ sind leicht zu erraten.',
  'password-is-sequence': () => 'Bekannte Folgen wie „abc“ sind leicht zu erraten.',
  'password-recent-year': () => 'Jahre der letzten Zeit sind leicht zu erraten.',
  'password-date': () => 'Daten sind leicht zu erraten.',
  'password-heavily-used': () => 'Dieses Passwort wird von sehr vielen benutzt.',
  'password-frequently-used': () => 'Dieses Passwort wird häufig benutzt.',
  'password-commonly-used': () => 'Dieses Passwort wird oft benutzt.',
  'password-like-commonly-used': () => 'Das ähnelt einem Passwort, das oft benutzt wird.',
  'password-single-word': () => 'Einzelne Wörter sind leicht zu erraten.',
  'password-single-name': () => 'Einzelne Vor- oder Nachnamen sind leicht zu erraten.',
  'password-common-name': () => 'Verbreitete Vor- und Nachnamen sind leicht zu erraten.',
  'password-of-user-or-site': () => 'Es sollte nichts von Ihnen oder dieser Website enthalten.',

  'avoid-substitutions': () => 'Vermeiden Sie naheliegende Ersetzungen wie „@“ für „a“.',
  'avoid-reversed-words': () => 'Vermeiden Sie rückwärts geschriebene gängige Wörter.',
  'capitalize-not-all': () => 'Schreiben Sie einige Buchstaben groß, aber nicht alle.',
  'capitalize-more': () => 'Schreiben Sie mehr als den ersten Buchstaben groß.',
  'avoid-own-dates': () => 'Vermeiden Sie Daten und Jahre, die mit Ihnen zu tun haben.',
  'avoid-recent-years': () => 'Vermeiden Sie Jahre der letzten Zeit.',
  'avoid-own-years': () => 'Vermeiden Sie Jahre, die mit Ihnen zu tun haben.',
  'avoid-sequences': () => 'Vermeiden Sie bekannte Folgen von Zeichen.',
  'avoid-repeats': () => 'Vermeiden Sie wiederholte Wörter und Zeichen.',
  'use-longer-patterns': () =>
    'Nehmen Sie längere Muster und wechseln Sie beim Tippen mehrmals die Richtung.',
  'add-rarer-words': () => 'Nehmen Sie weitere, seltenere Wörter hinzu.',
  'use-several-words': () => 'Nehmen Sie mehrere Wörter, aber keine bekannten Redewendungen.',
  'symbols-not-needed': () =>
    'Ein starkes Passwort geht auch ohne Sonderzeichen, Ziffern oder Großbuchstaben.',
};
