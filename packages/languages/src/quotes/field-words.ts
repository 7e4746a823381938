/** The words of a language for a field of a quote. */
export interface FieldWords {
  /** Its name in messages and in the audit trail. */
  readonly name: string;
  /** Its name above a column and in translations; `name` if missing. */
  readonly short?: string;
  /** Its label in the form; `name` if missing. */
  readonly label?: string;
  /** Its label with “optional”, in languages whose usual words for that do not agree with it in gender. */
  readonly optional?: string;
  /** The hint below it in the form. */
  readonly hint?: string;
}

/** The words for a column in the template. */
export interface TemplateWords {
  /** What it holds; the template adds how long that may be. */
  readonly explained: string;
  readonly example: string;
}

/**
 * The names of a quote's fields under the keys that problems have for them, such as `quoteText`: other things have a text or
 * a source as well.
 */
export function quoteFieldNames<Field extends string>(
  fields: Readonly<Record<Field, FieldWords>>,
): Record<`quote${Capitalize<Field>}`, string> {
  const names: Record<string, string> = {};
  for (const field in fields) {
    names[field.replace(/^./, (letter) => `quote${letter.toUpperCase()}`)] = fields[field].name;
  }
  return names;
}
