import type { PasswordAdvice } from '../../texts.ts';

export const passwordAdvice: Readonly<Record<PasswordAdvice, () => string>> = {
  'password-row-of-keys': () => 'Les rangées de touches du clavier sont faciles à deviner.',
  'password-pattern-of-keys': () => 'Les motifs courts sur le clavier sont faciles à deviner.',
  'password-repeats-character': () =>
    'Les caractères répétés comme «\u00a0aaa\u00a0» sont faciles à deviner.',
  'password-repeats-pattern': () =>
    'Les motifs répétés comme «\u00a0abcabcabc\u00a0» sont faciles à deviner.',
  'password-is-sequence': () =>
    'Les suites courantes comme «\u00a0abc\u00a0» sont faciles à deviner.',
  'password-recent-year': () => 'Les années récentes sont faciles à deviner.',
  'password-date': () => 'Les dates sont faciles à deviner.',
  'password-heavily-used': () => 'Ce mot de passe est utilisé par énormément de gens.',
  'password-frequently-used': () => 'Ce mot de passe est utilisé fréquemment.',
  'password-commonly-used': () => 'Ce mot de passe est d’usage courant.',
  'password-like-commonly-used': () => 'Il ressemble à un mot de passe d’usage courant.',
  'password-single-word': () => 'Les mots isolés sont faciles à deviner.',
  'password-single-name': () => 'Les prénoms ou noms isolés sont faciles à deviner.',
  'password-common-name': () => 'Les prénoms et noms courants sont faciles à deviner.',
  'password-of-user-or-site': () =>
    'Il ne devrait rien contenir qui vous concerne ou concerne ce site.',

  'avoid-substitutions': () =>
    'Évitez les remplacements prévisibles comme «\u00a0@\u00a0» pour «\u00a0a\u00a0».',
  'avoid-reversed-words': () => 'Évitez les mots courants écrits à l’envers.',
  'capitalize-not-all': () => 'Mettez des majuscules à certaines lettres, pas à toutes.',
  'capitalize-more': () => 'Mettez une majuscule ailleurs qu’à la première lettre.',
  'avoid-own-dates': () => 'Évitez les dates et les années qui vous concernent.',
  'avoid-recent-years': () => 'Évitez les années récentes.',
  'avoid-own-years': () => 'Évitez les années qui vous concernent.',
  'avoid-sequences': () => 'Évitez les suites de caractères courantes.',
  'avoid-repeats': () => 'Évitez les mots et les caractères répétés.',
  'use-longer-patterns': () =>
    'Prenez des motifs plus longs et changez plusieurs fois de direction.',
  'add-rarer-words': () => 'Ajoutez d’autres mots, moins courants.',
  'use-several-words': () => 'Prenez plusieurs mots, mais évitez les expressions connues.',
  'symbols-not-needed': () =>
    'Un mot de passe peut être sûr sans symboles, chiffres ni majuscules.',
};
