import type { SentenceParts } from '../../../sentence-parts.ts';
import { number, plural } from '../../words.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'Import',
  'bulk deletion': 'Suppression groupée',
  schedule: 'Planification',
};

export const loading = 'Chargement des imports et des modifications';
export const loadError =
  'Les imports et les modifications n’ont pas pu être chargés. Veuillez réessayer.';
export const none =
  'Rien n’a été importé, supprimé en groupe ou planifié au cours des 30 derniers jours.';
export const about =
  'Ce qui a été modifié ensemble peut être défait ensemble, par n’importe quel bénévole, pendant 30 jours.';
export const kind = (kind: Kind): string => KINDS[kind];
export const what = 'Quoi';
export const quotes = 'Citations';
export const when = 'Quand';
export const by = 'Par';
export const undo = 'Défaire';
export const undone = 'Défait';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['jusqu’au ', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `Défaire\u00a0: ${KINDS[kind]}${file === null ? '' : ` ${file}`}`;

const TITLES: Readonly<Record<Kind, string>> = {
  upload: 'Défaire l’import',
  'bulk deletion': 'Défaire la suppression groupée',
  schedule: 'Défaire la planification',
};

const NOT_TAKEN_BACK =
  'Les citations que quelqu’un a modifiées depuis, ou dont la date a entre-temps une autre citation, restent telles quelles. Ce qui est défait ne peut pas être refait.';

export const undoTitle = (kind: Kind): string => TITLES[kind];
export const undoing = 'En cours…';
export const undoQuestion = (kind: Kind, count: number) => {
  const done: Readonly<Record<Kind, { readonly one: string; readonly other: string }>> = {
    upload: {
      one: `Cet import concernait ${number(count)} citation\u00a0: s’il l’a ajoutée, elle sera supprimée\u00a0; s’il l’a modifiée ou supprimée, elle redeviendra ce qu’elle était.`,
      other: `Cet import concernait ${number(count)} citations\u00a0: celles qu’il a ajoutées seront supprimées, celles qu’il a modifiées ou supprimées redeviendront ce qu’elles étaient.`,
    },
    'bulk deletion': {
      one: `${number(count)} citation reviendra telle qu’avant la suppression.`,
      other: `${number(count)} citations reviendront telles qu’avant la suppression.`,
    },
    schedule: {
      one: `${number(count)} citation retrouvera sa date d’avant.`,
      other: `${number(count)} citations retrouveront leurs dates d’avant.`,
    },
  };
  return `${plural(count, done[kind])} ${NOT_TAKEN_BACK}`;
};
