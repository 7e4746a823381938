import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

type Parts = Readonly<Record<string, unknown>>;

/** What consists of parts: an object or a list. */
const isWhole = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The saved value where what was sent is still there, else what was typed since; of a whole, part by part. */
function merge(sent: unknown, saved: unknown, typed: unknown): unknown {
  if (isSame(typed, sent)) return saved;
  if (!isWhole(sent) || !isWhole(saved) || !isWhole(typed)) return typed;
  const parts = Object.entries(typed).map(([key, part]): [string, unknown] => {
    const isCommon = key in sent && key in saved;
    return [key, isCommon ? merge(sent[key], saved[key], part) : part];
  });
  return Array.isArray(typed) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, never>,
  'getValues' | 'setValue' | 'reset'
>;

function setWhereOther<Values extends FieldValues>(
  form: Form<Values>,
  path: string,
  now: unknown,
  next: unknown,
): void {
  if (isSame(now, next)) return;
  if (Array.isArray(now) && Array.isArray(next) && now.length === next.length) {
    // A list that is set whole is rendered anew, and a field in it would lose the focus.
    for (const [index, item] of next.entries()) {
      setWhereOther(form, `${path}.${index}`, now[index], item);
    }
  } else {
    form.setValue(path as FieldPath<Values>, next as PathValue<Values, FieldPath<Values>>);
  }
}

/**
 * Shows in a form what was saved, as unchanged. A field that no longer holds what was sent keeps what was typed since,
 * which counts as unsaved.
 *
 * @param sent A copy of the form's values when they were sent.
 * @param saved The values to show: those that are stored, or the initial ones of a form for the next item.
 * @returns whether nothing was typed since
 */
export function showSaved<Values extends FieldValues>(
  form: Form<Values>,
  sent: Values,
  saved: Values,
): boolean {
  const typed = form.getValues();
  const names = Object.keys(saved);
  const isAll = names.every((name) => isSame(typed[name], sent[name]));
  for (const name of names) {
    setWhereOther(form, name, typed[name], merge(sent[name], saved[name], typed[name]));
  }
  form.reset(saved, { keepValues: true });
  return isAll;
}
