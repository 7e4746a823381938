/** What a language calls a field of a quote. */
export interface FieldWords {
  /** In messages, in the audit trail, above its column, and where it is typed. */
  readonly name: string;
  /** Where a column or a translation says of what it is. */
  readonly short?: string;
  /** Above where it is typed, if that is not its name. */
  readonly label?: string;
  /** The same with “optional”, where the sentence that says so of all fields does not agree with it. */
  readonly optional?: string;
  /** What helps whoever types it. */
  readonly hint?: string;
}

export interface TemplateWords {
  /** How long it may be is said after it. */
  readonly explained: string;
  readonly example: string;
}

/** The names by what values of messages call the fields, such as `quoteText`: others have a text or a source as well. */
export function quoteFieldNames<Field extends string>(
  fields: Readonly<Record<Field, FieldWords>>,
): Record<`quote${Capitalize<Field>}`, string> {
  const names: Record<string, string> = {};
  for (const field in fields) {
    names[field.replace(/^./, (letter) => `quote${letter.toUpperCase()}`)] = fields[field].name;
  }
  return names;
}
