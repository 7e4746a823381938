import { fields } from '@bahai-friends/languages/en/problems/fields';
import {
  type Said,
  sayIn,
  type Told,
  type ValueArguments,
} from '@bahai-friends/languages/en/problems/sentences';
import type { z } from 'zod';

type RuleCode = keyof typeof fields;

/** Makes the problem of one of the contract's rules from its code and values. */
export const sayRule = sayIn(fields);

/** Words a refusal: by its sentence in English, until {@link wordRules} says otherwise. */
let wordedBy: (said: Said) => string = ({ message }) => message;

/** Sets the function that words refusals from now on, such as in the reader's language. */
export function wordRules(worded: (said: Said) => string): void {
  wordedBy = worded;
}

/** An `error` of a schema. */
export type Refusal = (issue: z.core.$ZodRawIssue) => string;

/** An `error` of a schema: its sentence, and in the issue's `params` its code and values. */
export function refuse<C extends RuleCode>(
  code: C,
  ...values: ValueArguments<typeof fields, C>
): Refusal {
  let said: Said<C> | undefined;
  return (issue) => {
    // Worded when first needed: most rules refuse nothing as long as a process lives.
    said ??= sayRule(code, ...values);
    // The finished issue keeps whatever properties the raw one has.
    Object.assign(issue, { params: { code: said.code, values: said.values } });
    return wordedBy(said);
  };
}

/** An issue as Zod has it: `params` is what {@link refuse} has left in it. */
interface RefusedIssue {
  readonly message: string;
  readonly params?: unknown;
}

const isTold = (params: unknown): params is Told<RuleCode> =>
  typeof params === 'object' && params !== null && 'code' in params && 'values' in params;

/**
 * Code, values and sentence of an issue of a schema; `malformed`, with the message of Zod, where no rule of the product
 * made it.
 */
export const saidOfIssue = ({ message, params }: RefusedIssue): Said<RuleCode | 'malformed'> =>
  isTold(params)
    ? { code: params.code, values: params.values, message }
    : { code: 'malformed', values: { reason: message }, message };

/** What a rule says, as an issue that a check adds by itself. */
export const refusedAt = (path: PropertyKey[], said: Said<RuleCode>) => ({
  code: 'custom' as const,
  path,
  message: wordedBy(said),
  params: { code: said.code, values: said.values },
});
