import { day as dayName, listed, number, plural } from '../../words.ts';

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} citaat`, other: `${number(count)} citaten` });
const rowsInFile = (count: number) =>
  plural(count, {
    one: `${number(count)} rij in het bestand`,
    other: `${number(count)} rijen in het bestand`,
  });

export const uploadFile = 'Bestand uploaden';
export const ownSheet =
  'Uw eigen tabel is goed zoals ze is: wat niet duidelijk is, wordt gevraagd, en wat fout is, wordt hier verbeterd.';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `Upload een CSV- of Excel-bestand met de kolommen ${needed.join(', ')} en, als u wilt, ${listed(optional)}.`;
export const chooseFile = 'Bestand kiezen';
export const noFile = 'Geen bestand gekozen. U kunt er hier een neerzetten.';
export const oneFile = 'Kies één bestand tegelijk';
export const upload = 'Uploaden';
export const checking = 'Bezig met controleren…';
export const uploading = 'Bezig met uploaden…';
export const readingFile = 'Het bestand wordt gelezen…';
export const sending = (percent: number) => `Het bestand wordt verzonden: ${number(percent)}%`;

export const downloadTemplate = 'Sjabloon downloaden';
export const loadingTemplates = 'De sjablonen worden geladen…';
export const noTemplates = 'Geen sjablonen beschikbaar';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)';

export const processFailed = 'Het bestand kon niet worden verwerkt';
export const checkFailed = 'Controleren is niet gelukt';
export const uploadFailed = 'Uploaden is niet gelukt';
export const downloadError = 'Fout bij het downloaden';
export const downloadFailed = 'Downloaden is niet gelukt';
export const templateNotDownloaded = 'Het sjabloon kon niet worden gedownload.';
export const quotesNotDownloaded = 'De citaten konden niet worden gedownload.';

export const someDatesConflict = 'Sommige datums hebben meerdere citaten';
export const completeWithWarnings = 'Geüpload, met waarschuwingen';
export const dateConflicts = 'Datums met meerdere citaten';
export const dayWithQuotes = (day: string, count: number) => `${dayName(day)}: ${quotes(count)}`;
export const dayWithRows = (day: string, count: number) => `${dayName(day)}: ${rowsInFile(count)}`;
export const aboutShownQuote =
  'Van datums met meerdere citaten wordt het laatst gewijzigde getoond.';
export const undo = 'Ongedaan maken';
export const undoing = 'Bezig met ongedaan maken…';
export const undone = 'Ongedaan gemaakt';
export const undoLater = (days: number, part: string) =>
  plural(days, {
    one: `Later ook nog, ${number(days)} dag lang, hieronder bij ‘${part}’.`,
    other: `Later ook nog, ${number(days)} dagen lang, hieronder bij ‘${part}’.`,
  });

export const checkFile = 'Bestand controleren';
export const loadingFile = 'Het bestand wordt gelezen';
export const workbenchFailed =
  'De tabel van het bestand kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.';

export const conflictsDetected = 'Sommige datums zijn al bezet';
export const cancelUpload = 'Upload annuleren';
export const proceed = 'Doorgaan met uploaden';
export const forAllDates = (dates: number) =>
  plural(dates, {
    one: `Voor ${number(dates)} datum met opgeslagen citaten`,
    other: `Voor alle ${number(dates)} datums met opgeslagen citaten`,
  });
export const differentChoices = 'Verschillende keuzes';
export const add = 'Toevoegen';
export const keep = (stored: number) =>
  plural(stored, { one: 'Het opgeslagen citaat houden', other: 'De opgeslagen citaten houden' });
export const replace = (deleted: number) =>
  deleted === 0
    ? 'Vervangen (verwijdert geen opgeslagen citaat)'
    : plural(deleted, {
        one: `Vervangen (verwijdert ${number(deleted)} opgeslagen citaat)`,
        other: `Vervangen (verwijdert ${number(deleted)} opgeslagen citaten)`,
      });
export const datesOfFile = (dates: number) =>
  plural(dates, { one: `${number(dates)} datum`, other: `${number(dates)} datums` });
export const loadingDates = 'De datums worden geladen';
export const datesFailed =
  'De lijst met datums kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.';
export const takenDates = (count: number) => `Datums die al citaten hebben (${number(count)})`;
export const repeatedDates = (count: number) =>
  `Datums die meer dan eens in het bestand voorkomen (${number(count)})`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 && `${quotes(stored)} al ingepland`,
    (stored === 0 || rows > 1) && rowsInFile(rows),
  ].filter(Boolean);
  return `${dayName(day)}: ${parts.join(', ')}`;
};
export const inFile = 'In het bestand';
export const stored = 'Opgeslagen';
export const rowLead = (row: number) => `Rij ${number(row)}: `;
export const storedAlready = ' (al opgeslagen)';
export const changesStored = ' (wijzigt een opgeslagen citaat)';
export const andMore = (count: number) => `… en nog ${number(count)}`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const where = plural(dates, {
    one: 'Op deze datum',
    other: `Op deze ${number(dates)} datums`,
  });
  const parts = [
    added === 0 ? 'geen citaat toegevoegd' : `${quotes(added)} toegevoegd`,
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} opgeslagen citaat verwijderd`,
        other: `${number(deleted)} opgeslagen citaten verwijderd`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} rij overgeslagen`,
        other: `${number(leftOut)} rijen overgeslagen`,
      }),
  ].filter((part) => part !== false);
  return `${where}: ${listed(parts)}.`;
};

interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

const EQUAL = 'met dezelfde tekst, bron, datum en link';
const NOTHING = 'Het uploaden van het bestand voegt niets toe en wijzigt niets.';

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    return plural(rows, {
      one: `Het citaat in dit bestand is al opgeslagen, ${EQUAL}. ${NOTHING}`,
      other: `Alle ${number(rows)} citaten in dit bestand zijn al opgeslagen, ${EQUAL}. ${NOTHING}`,
    });
  }
  const sentences = [
    plural(same, {
      one: `${number(same)} van de ${number(rows)} citaten in dit bestand is al opgeslagen, ${EQUAL}. Het wordt niet opnieuw toegevoegd.`,
      other: `${number(same)} van de ${number(rows)} citaten in dit bestand zijn al opgeslagen, ${EQUAL}. Ze worden niet opnieuw toegevoegd.`,
    }),
    added === 0
      ? 'Van de andere wordt er geen toegevoegd.'
      : plural(added, {
          one: 'Het andere wordt toegevoegd.',
          other: `De andere ${number(added)} worden toegevoegd.`,
        }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} opgeslagen citaat wordt gewijzigd.`,
        other: `${number(changed)} opgeslagen citaten worden gewijzigd.`,
      }),
    repeated > 0 &&
      plural(repeated, {
        one: `${number(repeated)} rij herhaalt een eerdere.`,
        other: `${number(repeated)} rijen herhalen een eerdere.`,
      }),
  ];
  return sentences.filter(Boolean).join(' ');
};
