import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

export const view = 'Vue';
export const list = 'Liste';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'Aucune citation n’est prévue pour aujourd’hui ou plus tard'
      : `Aucune citation n’est prévue pour aujourd’hui\u00a0; la prochaine est pour le ${day(next)}`;
  }
  const end = plural(days, {
    one: `Les citations prévues vont jusqu’au ${day(lastDay)}\u00a0: encore ${number(days)} jour`,
    other: `Les citations prévues vont jusqu’au ${day(lastDay)}\u00a0: encore ${number(days)} jours`,
  });
  return next === null ? end : `${end}\u00a0; la prochaine est pour le ${day(next)}`;
};

export const filters = 'Filtres';
export const filtersSet = (count: number) =>
  count === 0
    ? 'Filtres'
    : plural(count, {
        one: `Filtres (${number(count)} actif)`,
        other: `Filtres (${number(count)} actifs)`,
      });
export const clearFilters = 'Effacer les filtres';
export const search = 'Recherche';
export const searchHint = 'Citation ou source…';
export const status = 'État';
export const allStatuses = 'Toutes';
export const current = 'Aujourd’hui';
export const upcoming = 'À venir';
export const past = 'Passées';
export const unscheduled = 'Sans date';
export const upload = 'Import';
export const allUploads = 'Tous';
export const earlierUpload = 'Un import antérieur';
export const uploadOf = (file: string | null, civilDay: string) =>
  `\u2068${file ?? 'Un fichier'}\u2069, ${day(civilDay)}`;
export const uploadUnknown =
  'L’import que nomme cette adresse n’existe plus\u00a0: les citations de tous les imports sont affichées.';
export const dateRange = 'Période';
export const from = 'Du';
export const to = 'Au';

export const showing = (first: number, last: number, total: number) =>
  `Citations ${number(first)}–${number(last)} sur ${number(total)}`;
export const quotesPerPage = 'Citations par page';
export const pages = 'Pages de citations';
export const exportQuotes = 'Exporter les citations';
export const exportXlsx = 'Exporter en XLSX';
export const exporting = 'Export…';

export const noneFound = 'Aucune citation ne correspond à vos filtres';
export const addFirst = 'Ajoutez les premières sous «\u00a0Importer des citations\u00a0».';
export const clearOrAdd =
  'Effacez les filtres, ou ajoutez des citations sous «\u00a0Importer des citations\u00a0».';

export const select = 'Sélectionner';
export const selectPage = 'Sélectionner toutes celles de cette page';
export const quote = 'Citation';
export const source = 'Source';
export const today = 'Aujourd’hui';
export const isUpcoming = 'À venir';
export const isPast = 'Passée';
export const isUnscheduled = 'Sans date';
export const selectQuote = (beginning: string) => `Sélectionner ${beginning}`;
export const actionsFor = (beginning: string) => `Actions pour ${beginning}`;
export const share = (beginning: string) => `Partager ${beginning}`;
export const shareTitle = 'Partager cette citation';
export const shareNotLoaded = 'Le chargement a échoué. Vérifiez votre connexion.';
export const reference = 'Référence';

export const selectedQuotes = 'Citations sélectionnées';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = plural(count, {
    one: `${number(count)} sélectionnée`,
    other: `${number(count)} sélectionnées`,
  });
  if (hidden > 0) {
    return plural(hidden, {
      one: `${some} (dont ${number(hidden)} masquée par les filtres)`,
      other: `${some} (dont ${number(hidden)} masquées par les filtres)`,
    });
  }
  return isAll ? `${some} (tous les résultats)` : some;
};
export const selectMatching = (count: number) =>
  plural(count, {
    one: `Sélectionner ${number(count)} résultat`,
    other: `Sélectionner les ${number(count)} résultats`,
  });
export const matchingSelected = (count: number) =>
  plural(count, {
    one: `${number(count)} résultat est sélectionné`,
    other: `Les ${number(count)} résultats sont sélectionnés`,
  });
export const deleteSelected = 'Supprimer la sélection';
export const clearSelection = 'Effacer la sélection';
export const deleteSelectedTitle = 'Supprimer plusieurs citations';
export const deleteSelectedQuestion = (count: number, days: number) => {
  const later = plural(days, {
    one: `Cela peut être défait pendant ${number(days)} jour, sous «\u00a0Imports et modifications récents\u00a0».`,
    other: `Cela peut être défait pendant ${number(days)} jours, sous «\u00a0Imports et modifications récents\u00a0».`,
  });
  return plural(count, {
    one: `Voulez-vous vraiment supprimer ${number(count)} citation\u00a0? ${later}`,
    other: `Voulez-vous vraiment supprimer ${number(count)} citations\u00a0? ${later}`,
  });
};

export const editQuote = 'Modifier la citation';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'Ajoutée\u00a0: ',
  at,
  ...(by === null ? [] : [', par ', by]),
];
export const deleteQuote = 'Supprimer la citation';
export const cannotBeUndone = 'Cette action est irréversible.';

export const shortcuts = 'Raccourcis clavier';
export const aboutShortcuts =
  'Ils fonctionnent tant que le curseur est dans «\u00a0Gérer les citations\u00a0», et pas pendant que vous tapez.';
export const homeKey = 'Début';
export const endKey = 'Fin';
export const enterKey = 'Entrée';
export const spaceKey = 'Espace';
export const searches =
  'Chercher, même quand le curseur n’est nulle part\u00a0; ↓ mène à la première citation';
export const nextOrPrevious = 'Citation suivante ou précédente';
export const firstOrLast = 'Première ou dernière citation de la page';
export const edits = 'Modifier la citation';
export const selects = 'Sélectionner la citation, ou non';
export const showsShortcuts = 'Afficher ces raccourcis';
