import type { FieldName } from '../../texts.ts';
import { day, languageName, number } from '../words.ts';
import { field as names } from './field-names.ts';

interface Field {
  readonly field: FieldName;
}
interface FieldMax extends Field {
  readonly max: number;
}
interface FieldRange extends FieldMax {
  readonly min: number;
}
interface InLanguage {
  readonly language: string;
}

export const fields = {
  required: ({ field }: Field) => `${names(field)}\u00a0: à remplir`,
  'not-text': ({ field }: Field) => `${names(field)}\u00a0: du texte est attendu`,
  'too-long': ({ field, max }: FieldMax) =>
    `${names(field)}\u00a0: ${number(max)} caractères au plus`,
  'much-too-long': ({ field }: Field) => `${names(field)}\u00a0: trop long`,
  'too-short': ({ field, min }: Field & { readonly min: number }) =>
    `${names(field)}\u00a0: ${number(min)} caractères au moins`,
  'length-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}\u00a0: de ${number(min)} à ${number(max)} caractères`,
  'not-shown': ({ field }: Field) =>
    `${names(field)}\u00a0: contient des caractères qui ne peuvent pas être affichés. Veuillez le saisir à nouveau`,
  'not-one-line': ({ field }: Field) => `${names(field)}\u00a0: une seule ligne`,
  'turns-direction': ({ field }: Field) =>
    `${names(field)}\u00a0: pas de caractères qui changent le sens du texte`,
  invisible: ({ field }: Field) =>
    `${names(field)}\u00a0: pas de caractères invisibles ni d’espaces inhabituelles`,
  'not-one-of': ({ field, options }: Field & { readonly options: readonly string[] }) =>
    `${names(field)}\u00a0: à choisir parmi ${options.join(', ')}`,
  'not-yes-or-no': ({ field }: { readonly field: string }) =>
    `${field}\u00a0: true ou false est attendu`,
  'not-features': ({ features }: { readonly features: readonly string[] }) =>
    `features\u00a0: ${features.join(', ')} sont attendus, chacun true ou false`,
  'not-whole': ({ field }: Field) => `${names(field)}\u00a0: un nombre entier est attendu`,
  'not-whole-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}\u00a0: un nombre entier de ${number(min)} à ${number(max)} est attendu`,
  'not-between': ({ field, min, max }: FieldRange) =>
    `${names(field)}\u00a0: un nombre de ${number(min)} à ${number(max)} est attendu`,
  'not-positive': ({ field }: Field) => `${names(field)}\u00a0: un nombre positif est attendu`,
  'too-large-number': ({ field, max }: FieldMax) => `${names(field)}\u00a0: ${number(max)} au plus`,

  'not-a-mail-address': ({ field }: Field) =>
    `${names(field)}\u00a0: adresse électronique attendue, comme friends@community.example`,
  'not-a-host': ({ field }: Field) => `${names(field)}\u00a0: nom attendu, comme mail.example`,
  'not-a-time': ({ field }: Field) => `${names(field)}\u00a0: heure attendue, comme 07:00`,
  'not-an-origin': () =>
    'Le serveur doit être une adresse sans chemin, comme https://social.example',
  'not-a-chat': () =>
    'La discussion doit être le nom d’un canal ou d’un groupe, comme @amis, ou le numéro d’une discussion',
  'not-a-token': () => 'Le jeton doit être saisi tel que le réseau l’affiche, sans espaces',
  'not-a-webhook-secret': () => 'Le secret doit être whsec_ suivi de 24 à 64 octets en base64',
  'not-a-list-of-webhooks': ({ max }: { readonly max: number }) =>
    `Les webhooks doivent former une liste de ${number(max)} au plus`,
  'no-such-webhook': () => 'Il n’y a pas de webhook avec cet id',
  'not-a-day': () => 'La date doit être un jour réel, écrit AAAA-MM-JJ',
  'year-not-between': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `La date doit avoir une année de ${min} à ${max}, avec quatre chiffres`,
  'not-a-time-zone': () =>
    'Le fuseau horaire doit être le nom d’un fuseau, par exemple Asia/Tehran',
  'no-weekday': () => 'Veuillez choisir au moins un jour de la semaine',
  'not-a-list-of-weekdays': () =>
    'Les jours de la semaine doivent former une liste d’un à sept nombres, de 1 (lundi) à 7 (dimanche)',
  'beyond-calendar': ({ last }: { readonly last: string }) =>
    `La date doit être au plus tard ${day(last)}\u00a0: le calendrier s’arrête là`,
  'ends-before-start': () => 'Le dernier jour ne peut pas précéder le premier',
  'range-too-long': ({ max }: { readonly max: number }) =>
    `On peut demander au plus ${max} jours à la fois`,
  'range-backwards': () => 'Le dernier jour demandé précède le premier',
  'reference-not-a-url': () => 'Veuillez saisir une URL valide',
  'link-not-a-url': () => 'Ce doit être une URL valide',
  'source-says-nothing': () => 'La source doit contenir une lettre ou un chiffre',

  'no-such-role': () => 'Le rôle doit être administrateur ou administrateur principal',
  'passwords-differ': () => 'Les mots de passe ne sont pas identiques',
  'password-without-uppercase': () => 'Le mot de passe doit contenir au moins une lettre majuscule',
  'password-without-lowercase': () => 'Le mot de passe doit contenir au moins une lettre minuscule',
  'password-without-number': () => 'Le mot de passe doit contenir au moins un chiffre',
  'password-without-special': () => 'Le mot de passe doit contenir au moins un caractère spécial',
  'not-six-digits': () => 'Le code a six chiffres',
  'not-a-recovery-code': () => 'Ce n’est pas l’un de vos codes de secours',
  'code-or-recovery-code': () => 'Il faut un code ou un code de secours',
  'passkey-unreadable': () => 'Une clé d’accès ne répond pas ainsi. Veuillez réessayer',
  'link-missing': () => 'Le lien n’est pas complet',
  'link-incomplete': () => 'Le lien n’est pas complet. Veuillez le copier en entier.',
  'not-a-session': () => 'L’id doit être celui d’une session',
  'not-an-actor': ({ commandLine }: { readonly commandLine: string }) =>
    `actor doit être l’id d’un utilisateur, ou ${commandLine}`,
  'not-a-next': () => 'before doit être le next d’une page précédente',

  'not-a-list-of-ids': ({ field, min, max }: FieldRange) =>
    `${names(field)}\u00a0: une liste de ${number(min)} à ${number(max)} nombres entiers est attendue`,
  'not-a-list-of-assignments': ({ field, min, max }: FieldRange) =>
    `${names(field)}\u00a0: une liste de ${number(min)} à ${number(max)} citations avec leurs dates est attendue`,
  'not-a-list-of-items': ({ max }: { readonly max: number }) =>
    `items doit être une liste de ${number(max)} points au plus`,
  'programme-item-empty': () => 'Un point du programme doit avoir un titre ou un texte',
  'not-a-quote-id': () => 'id doit être l’id d’une citation',
  'quote-listed-twice': ({ id }: { readonly id: number }) =>
    `La citation avec l’id ${id} figure plus d’une fois dans la liste`,
  'date-listed-twice': ({ date }: { readonly date: string }) =>
    `Le ${day(date)} figure plus d’une fois dans la liste`,
  'not-a-list-of-translations': ({ max }: { readonly max: number }) =>
    `translations doit être une liste de ${number(max)} traductions au plus`,
  'language-listed-twice': ({ language }: InLanguage) =>
    `Il y a plus d’une traduction dans cette langue\u00a0: ${languageName(language)}`,
  'language-translated': ({ language }: InLanguage) =>
    `Il y a déjà une traduction dans cette langue\u00a0: ${languageName(language)}`,
  'language-of-original': ({ language }: InLanguage) =>
    `La citation elle-même est en ${languageName(language)}`,
  'translation-without-text': ({ language }: InLanguage) =>
    `Il n’y a pas de texte en ${languageName(language)} pour ce qui est à côté`,
  'not-row-numbers': ({ max }: { readonly max: number }) =>
    `rows doit contenir de 1 à ${number(max)} numéros de ligne, séparés par des virgules`,

  'file-missing': () => 'Veuillez d’abord choisir un fichier',
  'file-name-not-shown': () =>
    'Le nom du fichier contient des caractères qui ne peuvent pas être affichés. Veuillez renommer le fichier',
  'file-of-another-kind': () => 'Seuls les fichiers CSV, XLSX ou XLS sont acceptés',
  'not-column-letters': () => 'Ce doit être les lettres d’une colonne, par exemple B',
  'not-a-row': () => 'Ce doit être le numéro d’une ligne',
  'too-many-cells': ({ max }: { readonly max: number }) => `${number(max)} cellules au plus`,
};
