import { number } from '../words.ts';

interface FormField {
  readonly field: string;
}

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'Innehållet i begäran måste vara ett JSON-objekt.',
  'not-json': () => 'Innehållet i begäran är inte giltig JSON.',
  'no-body': () => 'Begäran har inget innehåll.',
  'not-utf-8': () => 'Innehållet i begäran är inte giltig UTF-8.',
  'wrong-content-type': () => 'Det här anropet tar emot en annan typ av innehåll.',
  'wrong-origin': () => 'Detta går bara från en sida på den här webbplatsen.',
  'page-out-of-date': () => 'Sidan är föråldrad. Läs in den igen och försök en gång till.',
  'request-too-large': () => 'Begäran är för stor.',
  'request-cut-off': () => 'Begäran kom inte fram hel. Försök igen.',
  'too-many-changes': () => 'För många ändringar inom en minut. Vänta lite och försök igen.',
  'too-much-at-once': () => 'För mycket skickas på en gång. Försök igen om ett ögonblick.',
  'changed-meanwhile': () => 'Detta har ändrats under tiden. Hämta den nyare versionen.',
  'nothing-here': () => 'Det finns inget på den här adressen.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `Den här adressen tar bara emot ${methods.join(', ')}.`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'Begäran är inte giltig HTTP.',
  'headers-too-large': () => 'Rubrikfälten i begäran är för stora.',
  'request-too-slow': () => 'Begäran tog för lång tid på sig.',
  'no-proxy': () => 'Detta är ingen proxy.',
  'no-host': () => 'Begäran anger ingen värd.',
  'several-hosts': () => 'Begäran anger mer än en värd.',
  'host-names-no-site': () => 'Rubrikfältet Host anger ingen webbplats.',

  'metrics-need-token': () => 'Mätvärdena kräver sin token.',
  starting: () => 'Webbplatsen startar. Försök igen om ett ögonblick.',
  'database-unreachable': () =>
    'Webbplatsen når inte sin databas just nu. Försök igen om en stund.',
  'database-outdated': () => 'Databasen är inte uppdaterad.',
  busy: () => 'Webbplatsen är upptagen just nu. Försök igen om en stund.',
  'disk-full': () =>
    'Inget har sparats: webbplatsens disk är full. Säg till den som tar hand om servern.',
  'server-fault': () => 'Något gick fel hos oss. Försök igen.',

  'form-unreadable': () =>
    'Formuläret kan inte läsas: dess delar är inte där dess innehållstyp säger. Skicka det på nytt.',
  'file-cut-off': () => 'Filen kom inte fram hel. Försök igen.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `Filen är större än ${number(megabytes)} MB. Dela upp den i flera filer.`,
  'several-files': () => 'Skicka en fil i taget.',
  'other-form-fields': ({ field }: FormField) =>
    `Formuläret tar emot en fil, i fältet ”${field}”, och inga andra fält.`,
  'several-recipes': ({ field }: FormField) => `Skicka en ”${field}” i taget.`,
  'recipe-is-file': ({ field }: FormField) =>
    `Fältet ”${field}” måste innehålla text, inte en fil.`,
  'recipe-too-long': (limit: FormField & { readonly megabytes: number }) =>
    `Fältet ”${limit.field}” är längre än ${number(limit.megabytes)} MB. Rätta några av raderna i själva filen.`,
};
