import type { PasswordAdvice } from '../../texts.ts';

export const passwordAdvice: Readonly<Record<PasswordAdvice, () => string>> = {
  'password-row-of-keys': () => 'Las filas de teclas de su teclado son fáciles de adivinar.',
  'password-pattern-of-keys': () => 'Los patrones cortos de teclado son fáciles de adivinar.',
  'password-repeats-character': () =>
    'Los caracteres repetidos como «aaa» son fáciles de adivinar.',
  'password-repeats-pattern': () =>
    'Los patrones repetidos como «abcabcabc» son fáciles de adivinar.',
  'password-is-sequence': () => 'Las secuencias comunes como «abc» son fáciles de adivinar.',
  'password-recent-year': () => 'Los años recientes son fáciles de adivinar.',
  'password-date': () => 'Las fechas son fáciles de adivinar.',
  'password-heavily-used': () => 'Muchísima gente usa esta contraseña.',
  'password-frequently-used': () => 'Esta contraseña se usa con frecuencia.',
  'password-commonly-used': () => 'Esta contraseña es de uso común.',
  'password-like-commonly-used': () => 'Se parece a una contraseña de uso común.',
  'password-single-word': () => 'Las palabras sueltas son fáciles de adivinar.',
  'password-single-name': () => 'Los nombres o apellidos sueltos son fáciles de adivinar.',
  'password-common-name': () => 'Los nombres y apellidos comunes son fáciles de adivinar.',
  'password-of-user-or-site': () => 'No debería contener datos suyos ni de este sitio.',

  'avoid-substitutions': () => 'Evite sustituciones previsibles como «@» por «a».',
  'avoid-reversed-words': () => 'Evite palabras comunes escritas al revés.',
  'capitalize-not-all': () => 'Ponga en mayúscula algunas letras, no todas.',
  'capitalize-more': () => 'Ponga en mayúscula algo más que la primera letra.',
  'avoid-own-dates': () => 'Evite fechas y años relacionados con usted.',
  'avoid-recent-years': () => 'Evite los años recientes.',
  'avoid-own-years': () => 'Evite años relacionados con usted.',
  'avoid-sequences': () => 'Evite secuencias comunes de caracteres.',
  'avoid-repeats': () => 'Evite palabras y caracteres repetidos.',
  'use-longer-patterns': () =>
    'Use patrones de teclado más largos y cambie varias veces de dirección.',
  'add-rarer-words': () => 'Añada más palabras que sean menos comunes.',
  'use-several-words': () => 'Use varias palabras, pero evite frases conocidas.',
  'symbols-not-needed': () => 'Una contraseña puede ser segura sin símbolos, cifras ni mayúsculas.',
};
