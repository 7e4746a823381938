import { NewProgramme, type ProgrammeItem } from '@bahai-friends/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';

export interface ProgrammeValues {
  items: ProgrammeItem[];
}

const FIELDS = ['part', 'title', 'text', 'source', 'reader'] as const;
type ItemField = (typeof FIELDS)[number];

/** The field of a form that the path of an issue names, such as `items.0.title`; null for any other. */
export function fieldAt(path: readonly PropertyKey[]): `items.${number}.${ItemField}` | null {
  const [items, index, name] = path;
  const field = FIELDS.find((one) => one === name);
  return items === 'items' && field ? `items.${Number(index)}.${field}` : null;
}

/** Validates the form by the rules of the server, and makes the payload from it. */
export const programmeResolver: Resolver<ProgrammeValues, unknown, NewProgramme> = (values) => {
  const checked = NewProgramme.safeParse(values);
  if (checked.success) return { values: checked.data, errors: {} };
  const items: NonNullable<FieldErrors<ProgrammeValues>['items']> = [];
  for (const { path, message } of checked.error.issues) {
    const [, index, name] = path;
    const field = FIELDS.find((one) => one === name);
    if (typeof index !== 'number' || field === undefined) continue;
    items[index] = { [field]: { type: 'rule', message }, ...items[index] };
  }
  return { values: {}, errors: { items } };
};

export const emptyItem = (part: ProgrammeItem['part']): ProgrammeItem => ({
  part,
  title: '',
  text: '',
  source: '',
  reader: '',
});
