import { textsOf } from '../language-of.ts';
import type { Language } from '../languages.ts';

/** Values handed to functions whose texts are compared: letters of none of the languages. */
export const HANDED: readonly string[] = ['①', '②', '③'];

type Text = readonly [path: string, text: string];

function textsIn(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsIn(value(...HANDED), path);
  return Object.entries(value as object).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

/** Every text by its path, such as `documents.year.feast`; functions say theirs with marks handed in. */
export async function textsByPath(language: Language): Promise<Text[]> {
  const parts = [
    'page',
    'documents',
    'feeds',
    'letters',
    'gatherings',
    'notifications',
    'answers',
    'accountMail',
  ] as const;
  const found = parts.map(async (part) => textsIn(await textsOf(part, language), part));
  return (await Promise.all(found)).flat();
}
