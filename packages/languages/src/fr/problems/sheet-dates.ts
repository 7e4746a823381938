import { day, either, weekday } from '../words.ts';

type DateOrder = 'dmy' | 'mdy' | 'ymd';

interface Kind {
  readonly kind: 'csv' | 'workbook';
}
interface Years {
  readonly min: number;
  readonly max: number;
}
interface Text {
  readonly text: string;
}

const WRITE_THEM = 'Veuillez écrire les dates AAAA-MM-JJ.';
const WRITE_IT = 'Veuillez l’écrire AAAA-MM-JJ, par exemple 2026-03-21';
const GREGORIAN = 'Veuillez écrire la date grégorienne AAAA-MM-JJ, par exemple 2026-03-21';

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'le jour en premier',
  mdy: 'le mois en premier',
  ymd: 'l’année en premier',
};

const questions = {
  'dates-elsewhere': () =>
    'Une colonne qui n’est pas lue comme la date contient des dates. Veuillez l’appeler displayDate si ce sont celles des citations.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `La colonne «\u00a0${heading}\u00a0» ne contient pas de dates. Veuillez les mettre dans une colonne displayDate, ou donner à celle-ci un autre titre.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `Les dates du fichier se contredisent\u00a0: «\u00a0${text}\u00a0» a ${orderWords[order]}, d’autres non. Veuillez les écrire AAAA-MM-JJ.`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `Les dates du fichier peuvent se lire de plusieurs façons\u00a0: «\u00a0${text}\u00a0» est ${either(days.map((each) => `le ${day(each)}`))}.`,
  'write-dates': () => 'Veuillez les écrire AAAA-MM-JJ.',
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Aucune date du fichier n’a la forme AAAA-MM-JJ\u00a0: les tableurs réécrivent les dates dans les fichiers CSV. Veuillez enregistrer le fichier comme classeur Excel (.xlsx), ou écrire les dates AAAA-MM-JJ.'
      : `Chaque date du fichier est un texte d’une autre forme que AAAA-MM-JJ. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Chaque date du fichier est un nombre. Veuillez donner à la colonne displayDate le format AAAA-MM-JJ dans le tableur, et enregistrer à nouveau le fichier.'
      : 'Chaque date du fichier est un nombre. Veuillez donner à la colonne displayDate un format de date, ou écrire les dates AAAA-MM-JJ.',
  'all-dates-not-real': () => `Aucune date du fichier n’est un jour réel. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `Aucune date du fichier n’a une année de ${min} à ${max}. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'Chaque date du fichier ressemble à une date du calendrier iranien ou islamique. Veuillez écrire les dates grégoriennes AAAA-MM-JJ.',
  'all-weekdays-wrong': () =>
    'Aucun jour de la semaine du fichier ne correspond à sa date. Veuillez corriger les dates, ou enlever les jours de la semaine.',
  'all-dates-unknown': () => `Aucune date du fichier ne peut être lue. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'Aucune date du fichier ne désigne un jour sûr. Veuillez donner à la colonne displayDate un format de texte, et écrire les dates AAAA-MM-JJ.',
  'all-date-cells-unreadable': () =>
    'Aucune cellule de la colonne displayDate ne peut être lue. Veuillez saisir à nouveau les dates AAAA-MM-JJ.',
};

const dates = {
  'date-unsure': () =>
    'Cette cellule a une date ou une heure qui ne désigne pas un jour sûr. Veuillez écrire la date AAAA-MM-JJ',
  'date-ambiguous': ({ text }: Text) =>
    `«\u00a0${text}\u00a0» peut désigner deux jours différents. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) =>
    `«\u00a0${text}\u00a0» n’a pas d’année à quatre chiffres. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `«\u00a0${text}\u00a0» est un nombre, pas une date. ${WRITE_IT}, ou donner à la cellule un format de date`,
  'date-not-real': ({ text }: Text) => `Le jour «\u00a0${text}\u00a0» n’existe pas. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) =>
    `«\u00a0${text}\u00a0» n’est pas une date lisible. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `«\u00a0${text}\u00a0» ressemble à une date du calendrier iranien ou islamique. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `L’année de «\u00a0${text}\u00a0» ressemble à une année iranienne ou islamique. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `L’année de «\u00a0${text}\u00a0» n’est pas comprise entre ${min} et ${max}. ${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `«\u00a0${wrong.text}\u00a0» dit ${either(wrong.written.map(weekday))}, mais le ${day(wrong.date)} est un ${weekday(wrong.weekday)}. Veuillez corriger la date ou son jour de la semaine`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `«\u00a0${text}\u00a0» n’a pas ${orderWords[order]}. ${meant === null ? WRITE_IT : `Veuillez l’écrire ${meant}`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
