import { number } from '../words.ts';

interface FormField {
  readonly field: string;
}

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'De inhoud van het verzoek moet een JSON-object zijn.',
  'not-json': () => 'De inhoud van het verzoek is geen geldige JSON.',
  'no-body': () => 'Het verzoek heeft geen inhoud.',
  'not-utf-8': () => 'De inhoud van het verzoek is geen geldige UTF-8.',
  'wrong-content-type': () => 'Deze aanroep verwacht een ander soort inhoud.',
  'wrong-origin': () => 'Dit kan alleen vanaf een pagina van deze site.',
  'page-out-of-date': () => 'De pagina is verouderd. Laad haar opnieuw en probeer het nog eens.',
  'request-too-large': () => 'Het verzoek is te groot.',
  'request-cut-off': () => 'Het verzoek is niet heel aangekomen. Probeer het opnieuw.',
  'too-many-changes': () =>
    'Te veel wijzigingen binnen een minuut. Wacht even en probeer het opnieuw.',
  'too-much-at-once': () => 'Er wordt te veel tegelijk verzonden. Probeer het zo meteen opnieuw.',
  'changed-meanwhile': () => 'Dit is intussen gewijzigd. Laad de nieuwere versie.',
  'nothing-here': () => 'Op dit adres staat niets.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `Dit adres aanvaardt alleen ${methods.join(', ')}.`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'Het verzoek is geen geldige HTTP.',
  'headers-too-large': () => 'De headers van het verzoek zijn te groot.',
  'request-too-slow': () => 'Het verzoek deed er te lang over.',
  'no-proxy': () => 'Dit is geen proxy.',
  'no-host': () => 'Het verzoek noemt geen host.',
  'several-hosts': () => 'Het verzoek noemt meer dan één host.',
  'host-names-no-site': () => 'De header Host noemt geen website.',

  'metrics-need-token': () => 'De meetwaarden hebben hun token nodig.',
  starting: () => 'De website start op. Probeer het zo meteen opnieuw.',
  'database-unreachable': () =>
    'De website kan haar database nu niet bereiken. Probeer het straks opnieuw.',
  'database-outdated': () => 'De database is niet bijgewerkt.',
  busy: () => 'De website heeft het nu te druk. Probeer het straks opnieuw.',
  'disk-full': () =>
    'Er is niets opgeslagen: de schijf van de website is vol. Laat het weten aan wie voor de server zorgt.',
  'server-fault': () => 'Aan onze kant is iets misgegaan. Probeer het opnieuw.',

  'form-unreadable': () =>
    'Het formulier kan niet worden gelezen: de delen staan niet waar het inhoudstype dat zegt. Verzend het opnieuw.',
  'file-cut-off': () => 'Het bestand is niet heel aangekomen. Probeer het opnieuw.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `Het bestand is groter dan ${number(megabytes)} MB. Verdeel het over meerdere bestanden.`,
  'several-files': () => 'Verzend één bestand tegelijk.',
  'other-form-fields': ({ field }: FormField) =>
    `Het formulier verwacht één bestand, in het veld ‘${field}’, en geen andere velden.`,
  'several-recipes': ({ field }: FormField) => `Verzend één ‘${field}’ tegelijk.`,
  'recipe-is-file': ({ field }: FormField) =>
    `Het veld ‘${field}’ moet tekst bevatten, geen bestand.`,
  'recipe-too-long': (limit: FormField & { readonly megabytes: number }) =>
    `Het veld ‘${limit.field}’ is langer dan ${number(limit.megabytes)} MB. Verbeter een deel van de rijen in het bestand zelf.`,
};
