import { z } from 'zod';
import { defineEndpoints } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { SecondFactorKind, TotpCode } from './second-factor.ts';
import { PasskeyAssertion, PasskeyToUse } from './webauthn.ts';

/**
 * 202 of a login: the password was right, and one of these second factors is needed; a recovery code always works, too.
 */
export const SecondFactorDue = z
  .object({ secondFactor: z.array(SecondFactorKind) })
  .meta({ id: 'SecondFactorDue' });
export type SecondFactorDue = z.infer<typeof SecondFactorDue>;

/** 401 of a second step; `startAgain` when the password has to be entered again first. */
const SecondStepProblem = Problem.extend({
  startAgain: z.literal(true).optional(),
}).meta({ id: 'SecondStepProblem' });

/** A recovery code, as it was shown or with other capitals, spaces and hyphens. */
export const RecoveryCode = z
  .string({ error: refuse('required', { field: 'recoveryCode' }) })
  .max(100, { error: refuse('not-a-recovery-code') })
  .overwrite((code) => code.trim())
  .min(1, { error: refuse('required', { field: 'recoveryCode' }) });

/** A code from the authenticator app, or one of the recovery codes. */
export const SecondStepPayload = z.union(
  [z.strictObject({ code: TotpCode }), z.strictObject({ recoveryCode: RecoveryCode })],
  { error: refuse('code-or-recovery-code') },
);
export type SecondStepPayload = z.output<typeof SecondStepPayload>;

const Message = z.object({ message: z.string() });
const problems = { 400: Problem, 401: SecondStepProblem } as const;

/** The calls between a right password and the session. */
export const secondStepEndpoints = defineEndpoints({
  'POST /api/login/second-factor': {
    summary: 'Finish a login with a code from the authenticator app or a recovery code',
    tag: 'Session',
    access: 'public',
    body: SecondStepPayload,
    responses: { 200: Message, ...problems },
  },
  'POST /api/login/passkey/options': {
    summary: 'What a browser needs to ask for a passkey; its answer is taken once',
    tag: 'Session',
    access: 'public',
    responses: { 200: PasskeyToUse, ...problems },
  },
  'POST /api/login/passkey': {
    summary: 'Finish a login with a passkey',
    tag: 'Session',
    access: 'public',
    body: z.object({ assertion: PasskeyAssertion }),
    responses: { 200: Message, ...problems },
  },
});
