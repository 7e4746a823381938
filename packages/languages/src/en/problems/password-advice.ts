/** What makes a password easy to guess, and what makes it harder; `strength-worker.ts` finds which advice applies. */
export const passwordAdvice = {
  'password-row-of-keys': () => 'Straight rows of keys on your keyboard are easy to guess.',
  'password-pattern-of-keys': () => 'Short keyboard patterns are easy to guess.',
  'password-repeats-character': () => 'Repeated characters like "aaa" are easy to guess.',
  'password-repeats-pattern': () =>
    'Repeated character patterns like "abcabcabc" are easy to guess.',
  'password-is-sequence': () => 'Common character sequences like "abc" are easy to guess.',
  'password-recent-year': () => 'Recent years are easy to guess.',
  'password-date': () => 'Dates are easy to guess.',
  'password-heavily-used': () => 'This is a heavily used password.',
  'password-frequently-used': () => 'This is a frequently used password.',
  'password-commonly-used': () => 'This is a commonly used password.',
  'password-like-commonly-used': () => 'This is similar to a commonly used password.',
  'password-single-word': () => 'Single words are easy to guess.',
  'password-single-name': () => 'Single names or surnames are easy to guess.',
  'password-common-name': () => 'Common names and surnames are easy to guess.',
  'password-of-user-or-site': () => 'There should not be any personal or page related data.',

  'avoid-substitutions': () => "Avoid predictable letter substitutions like '@' for 'a'.",
  'avoid-reversed-words': () => 'Avoid reversed spellings of common words.',
  'capitalize-not-all': () => 'Capitalize some, but not all letters.',
  'capitalize-more': () => 'Capitalize more than the first letter.',
  'avoid-own-dates': () => 'Avoid dates and years that are associated with you.',
  'avoid-recent-years': () => 'Avoid recent years.',
  'avoid-own-years': () => 'Avoid years that are associated with you.',
  'avoid-sequences': () => 'Avoid common character sequences.',
  'avoid-repeats': () => 'Avoid repeated words and characters.',
  'use-longer-patterns': () =>
    'Use longer keyboard patterns and change typing direction multiple times.',
  'add-rarer-words': () => 'Add more words that are less common.',
  'use-several-words': () => 'Use multiple words, but avoid common phrases.',
  'symbols-not-needed': () =>
    'You can create strong passwords without using symbols, numbers, or uppercase letters.',
};

/** A piece of advice. */
export type PasswordAdvice = keyof typeof passwordAdvice;
