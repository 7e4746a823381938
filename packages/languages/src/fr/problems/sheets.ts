import { either, listed, number, plural } from '../words.ts';
import { sheetDates } from './sheet-dates.ts';

interface Format {
  readonly format: 'csv' | 'xlsx' | 'xls';
}
interface Count {
  readonly count: number;
}
interface Limit {
  readonly limit: number;
}
interface Max {
  readonly max: number;
}
interface Row {
  readonly row: number;
}
interface Column {
  readonly column: string;
}

const TOO_MUCH_TO_READ = {
  csv: 'Veuillez le partager en plusieurs fichiers.',
  xlsx: 'Veuillez copier les citations dans un nouveau classeur.',
  xls: 'Veuillez l’enregistrer comme classeur Excel (.xlsx).',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'L’export des citations demande trop de temps ou de mémoire. Veuillez réessayer plus tard.',
  xlsx: 'L’export des citations en XLSX demande trop de temps ou de mémoire. Veuillez les exporter en CSV.',
  xls: 'L’export des citations en XLS demande trop de temps ou de mémoire. Veuillez les exporter en XLSX ou en CSV.',
} as const;

const COPY = 'Veuillez copier les citations dans un nouveau classeur.';
const SAVE_AS_XLSX =
  'Veuillez l’ouvrir dans un tableur et l’enregistrer comme classeur Excel (.xlsx).';
const SPLIT = 'Veuillez le partager en plusieurs fichiers.';
const CHOOSE_AGAIN = 'Si le fichier a changé, veuillez le choisir à nouveau.';

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

const files = {
  'files-busy': () =>
    'Plusieurs fichiers sont lus en ce moment. Veuillez réessayer dans un instant.',
  'file-takes-too-much': ({ format }: Format) =>
    `La lecture du fichier demande trop de temps ou de mémoire. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `Un fichier XLS a de la place pour ${number(max)} citations. Veuillez les exporter en XLSX ou en CSV.`,
  'no-such-template': () => 'Ce modèle n’existe pas.',

  'file-not-csv': () =>
    'Le contenu du fichier n’est pas du CSV. Veuillez l’enregistrer dans un tableur comme «\u00a0CSV UTF-8\u00a0» ou comme classeur Excel (.xlsx).',
  'file-damaged-text': () =>
    'Certaines lettres du fichier sont abîmées. Veuillez ouvrir l’original dans un tableur et l’enregistrer comme «\u00a0CSV UTF-8\u00a0» ou comme classeur Excel (.xlsx).',
  'file-misplaced-quotes': ({ row }: Row) =>
    `Les guillemets de la ligne ${number(row)} ne vont pas ensemble. Dans un texte qui a ses propres guillemets droits, chacun doit être doublé, et une paire doit entourer le tout, sans espace devant.`,
  'file-too-many-irregular-rows': () =>
    'Le fichier a bien plus de lignes qu’une liste de citations. Veuillez copier les citations dans un nouveau fichier.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `Le fichier a plus de ${number(limit)} colonnes non vides. Veuillez supprimer celles qui ne servent pas, et l’importer à nouveau.`,
  'file-not-xlsx': () =>
    'Le contenu du fichier n’est pas du XLSX. Un fichier ne devient pas un classeur par son nom\u00a0: veuillez ouvrir l’original dans un tableur, copier les citations dans un nouveau classeur, et importer celui-ci.',
  'file-not-xls': () => `Le contenu du fichier n’est pas du XLS. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `Le classeur est d’un type très ancien. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'Le classeur est protégé par un mot de passe. Veuillez l’enregistrer sans mot de passe et l’importer à nouveau.',
  'file-damaged-xlsx': () =>
    'Le classeur est abîmé. Veuillez l’ouvrir dans un tableur, copier les citations dans un nouveau classeur, et importer celui-ci.',
  'file-damaged-xls': () => `Le classeur est abîmé. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () =>
    `Une fois décompressé, le classeur est bien plus grand qu’une liste de citations. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `Le classeur a plus de ${number(limit)} parties, bien plus qu’une liste de citations. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) =>
    `Le classeur a plus de ${number(limit)} feuilles. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `Le classeur a plus de ${number(limit)} cellules, bien plus qu’une liste de citations. ${COPY}`,

  'file-empty': () => 'Le fichier est vide.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) =>
    `La feuille «\u00a0${sheet}\u00a0» est vide.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) =>
    `Une ligne en haut doit nommer les colonnes\u00a0: ${listed(needed)}, et si vous voulez ${listed(optional)}.`,
  'file-without-quotes': () =>
    'Le fichier n’a pas de citations. Veuillez remplir une ligne pour chacune sous la première.',
  'every-quote-left-out': () => 'Toutes les citations du fichier sont laissées de côté.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `Le fichier a ${number(count)} citations, mais ${number(max)} au plus peuvent être importées à la fois. ${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `Le fichier a plus de ${number(limit)} citations, mais ${number(max)} au plus peuvent être importées à la fois. ${SPLIT}`,
  'too-much-text': ({ max }: Max) =>
    `Les citations du fichier ont ensemble plus de ${number(max)} caractères. ${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    plural(count, {
      one: `Le fichier n’a pas été importé\u00a0: ${number(count)} ligne a des problèmes. Veuillez la corriger et importer à nouveau.`,
      other: `Le fichier n’a pas été importé\u00a0: ${number(count)} lignes ont des problèmes. Veuillez les corriger et importer à nouveau.`,
    }),
  'rows-change-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} ligne modifierait une citation enregistrée. Veuillez la vérifier et importer à nouveau.`,
      other: `${number(count)} lignes modifieraient des citations enregistrées. Veuillez les vérifier et importer à nouveau.`,
    }),
  'rows-change-newer-quotes': ({ count }: Count) =>
    plural(count, {
      one: `${number(count)} ligne modifierait une citation qui a changé après la création du fichier. Veuillez choisir ce qui doit valoir, et importer à nouveau.`,
      other: `${number(count)} lignes modifieraient des citations qui ont changé après la création du fichier. Veuillez choisir pour chacune ce qui doit valoir, et importer à nouveau.`,
    }),
};

const recipes = {
  'recipe-not-utf-8': () => 'La recette n’est pas de l’UTF-8 valide.',
  'recipe-not-json': () => 'La recette n’est pas du JSON valide.',
  'file-changed': () => 'Le fichier a changé depuis son ouverture. Veuillez le choisir à nouveau.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `La recette nomme la feuille «\u00a0${sheet}\u00a0», que le fichier n’a pas. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `La recette nomme la colonne ${column}, que le fichier n’a pas. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `La recette nomme la date ${date}, que le fichier n’a pas. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `La recette nomme la ligne ${number(row)}, où le fichier n’a pas de citation. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `La recette dit que les titres sont à la ligne ${number(row)}, mais il n’y a rien. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `La recette nomme la colonne ${twice.column} à la fois pour ${twice.fields[0]} et pour ${twice.fields[1]}. Veuillez choisir une autre colonne pour l’un des deux.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `La recette modifie deux fois ${column} à la ligne ${number(row)}.`,
  'recipe-sheet-of-csv': () => 'La recette nomme une feuille, mais un fichier CSV n’en a pas.',
  'recipe-encoding-of-workbook': () =>
    'La recette nomme un encodage ou un séparateur, mais un classeur n’en a pas.',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `Plusieurs feuilles du classeur pourraient être la bonne\u00a0: ${sheets.map(quoted).join(', ')}${areAll ? '' : ' et d’autres'}. Veuillez appeler «\u00a0Quotes\u00a0» celle qu’il faut.`,
  'which-encoding': () =>
    'Le fichier ne dit pas dans quel encodage sont ses lettres. Veuillez l’enregistrer comme «\u00a0CSV UTF-8\u00a0».',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `Plusieurs colonnes ont un titre pour ${listed(columns)}. Veuillez en donner un autre à celles qui ne conviennent pas.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `Le titre «\u00a0${heading}\u00a0» nomme plusieurs langues. Veuillez ne nommer que celle de la colonne.`,
};

const columns = {
  'column-missing': ({ column }: Column) => `La colonne ${column} manque`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    plural(count, {
      one: `Il y a ${number(count)} colonne nommée ${name}`,
      other: `Il y a ${number(count)} colonnes nommées ${name}`,
    }),
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `Le titre «\u00a0${heading}\u00a0» peut désigner ${either(columns)}`,
};

const cells = {
  'row-too-wide': () =>
    'Cette ligne a plus de valeurs qu’il n’y a de colonnes. Veuillez mettre entre guillemets droits un texte qui contient le séparateur',
  'cell-too-long': ({ max }: Max) =>
    `Cette cellule a plus de ${number(max)} caractères. Veuillez la raccourcir`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `Les cellules ${range} sont fusionnées. Veuillez remplir chacune séparément`,
  'cell-without-result': () =>
    'Cette cellule a une formule sans résultat. Veuillez la remplacer par sa valeur',
  'cell-with-unreadable-number': () =>
    'Cette cellule a un nombre qui ne peut pas être lu. Veuillez lui donner un format de texte et le saisir à nouveau',
  'cell-with-error': () => 'Cette cellule affiche une erreur. Veuillez la remplacer par sa valeur',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `Cette cellule contient la date ${date}. Veuillez lui donner un format de texte et la saisir à nouveau`,
  'cell-with-time': () =>
    'Cette cellule contient une date ou une heure. Veuillez lui donner un format de texte et saisir à nouveau son contenu',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `«\u00a0${text}\u00a0» n’est pas l’une des langues du site. Veuillez écrire son code, par exemple en, ou laisser la cellule vide`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `La ligne ${number(row)} a la même citation avec d’autres traductions. Veuillez les mettre sur une seule ligne`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const more = plural(others, { one: 'autre', other: 'autres' });
    const all = others > 0 ? [...named, `${number(others)} ${more}`] : named;
    return `Les lignes ${listed(all)} ont la même clé, mais une seule peut modifier sa citation. Veuillez laisser les autres de côté, ou effacer la clé de celles qui sont de nouvelles citations`;
  },
};

export const sheets = {
  ...files,
  ...recipes,
  ...questions,
  ...columns,
  ...cells,
  ...sheetDates,
};
