import { number } from '../words.ts';

interface FormField {
  readonly field: string;
}

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'Der Inhalt der Anfrage muss ein JSON-Objekt sein.',
  'not-json': () => 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  'no-body': () => 'Die Anfrage hat keinen Inhalt.',
  'not-utf-8': () => 'Der Inhalt der Anfrage ist kein gültiges UTF-8.',
  'wrong-content-type': () => 'Dieser Aufruf nimmt eine andere Art von Inhalt.',
  'wrong-origin': () => 'Das geht nur von einer Seite dieser Website aus.',
  'page-out-of-date': () =>
    'Die Seite ist veraltet. Bitte laden Sie sie neu und versuchen Sie es noch einmal.',
  'request-too-large': () => 'Die Anfrage ist zu groß.',
  'request-cut-off': () =>
    'Die Anfrage ist nicht ganz angekommen. Bitte versuchen Sie es noch einmal.',
  'too-many-changes': () =>
    'Zu viele Änderungen innerhalb einer Minute. Bitte warten Sie ein wenig und versuchen Sie es noch einmal.',
  'too-much-at-once': () =>
    'Es wird zu viel auf einmal gesendet. Bitte versuchen Sie es gleich noch einmal.',
  'changed-meanwhile': () => 'Das wurde inzwischen geändert. Bitte laden Sie die neuere Fassung.',
  'nothing-here': () => 'Unter dieser Adresse ist nichts zu finden.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `Diese Adresse nimmt nur ${methods.join(', ')}.`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'Die Anfrage ist kein gültiges HTTP.',
  'headers-too-large': () => 'Die Kopfzeilen der Anfrage sind zu groß.',
  'request-too-slow': () => 'Die Anfrage hat zu lange gebraucht.',
  'no-proxy': () => 'Dies ist kein Proxy.',
  'no-host': () => 'Die Anfrage nennt keinen Host.',
  'several-hosts': () => 'Die Anfrage nennt mehr als einen Host.',
  'host-names-no-site': () => 'Die Kopfzeile Host nennt keine Website.',

  'metrics-need-token': () => 'Die Messwerte brauchen ihr Token.',
  starting: () => 'Die Website startet gerade. Bitte versuchen Sie es gleich noch einmal.',
  'database-unreachable': () =>
    'Die Website erreicht ihre Datenbank gerade nicht. Bitte versuchen Sie es bald noch einmal.',
  'database-outdated': () => 'Die Datenbank ist nicht auf dem neuesten Stand.',
  busy: () => 'Die Website ist gerade ausgelastet. Bitte versuchen Sie es bald noch einmal.',
  'disk-full': () =>
    'Es wurde nichts gespeichert: Der Speicherplatz der Website ist voll. Bitte sagen Sie es denen, die sich um den Server kümmern.',
  'server-fault': () =>
    'Auf unserer Seite ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',

  'form-unreadable': () =>
    'Das Formular lässt sich nicht lesen: Seine Teile sind nicht dort, wo seine Inhaltsart sie nennt. Bitte senden Sie es neu.',
  'file-cut-off': () => 'Die Datei ist nicht ganz angekommen. Bitte versuchen Sie es noch einmal.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `Die Datei ist größer als ${number(megabytes)} MB. Bitte teilen Sie sie auf mehrere Dateien auf.`,
  'several-files': () => 'Bitte senden Sie immer nur eine Datei.',
  'other-form-fields': ({ field }: FormField) =>
    `Das Formular nimmt eine Datei, im Feld „${field}“, und keine anderen Felder.`,
  'several-recipes': ({ field }: FormField) => `Bitte senden Sie nur ein „${field}“ auf einmal.`,
  'recipe-is-file': ({ field }: FormField) =>
    `Das Feld „${field}“ muss Text enthalten, keine Datei.`,
  'recipe-too-long': (limit: FormField & { readonly megabytes: number }) =>
    `Das Feld „${limit.field}“ ist länger als ${number(limit.megabytes)} MB. Bitte berichtigen Sie einige der Zeilen in der Datei selbst.`,
};
