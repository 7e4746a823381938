import { z } from 'zod';
import { adminProblems, defineEndpoints, IdParams, NoContent } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { humanText } from '../text/human-text.ts';
import { PasskeyRegistration, PasskeyToCreate } from './webauthn.ts';

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10;
/** The passkeys that an account has at most. */
export const PASSKEYS_MAX = 20;

/** What a login may ask for after the password. */
export const SecondFactorKind = z.enum(['passkey', 'totp']);
export type SecondFactorKind = z.infer<typeof SecondFactorKind>;

/** Six digits; people type spaces among them, and so do some apps when they copy. */
export const TotpCode = z
  .string({ error: refuse('required', { field: 'code' }) })
  .max(100, { error: refuse('not-six-digits') })
  .overwrite((code) => code.replaceAll(/\s/g, ''))
  .min(1, { error: refuse('required', { field: 'code' }) })
  .regex(/^\d{6}$/, { error: refuse('not-six-digits') });

export const PasskeyName = humanText({
  field: 'name',
  required: refuse('required', { field: 'name' }),
  max: 100,
});

export const Passkey = z
  .object({
    id: z.int(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    /** When somebody last logged in with it; null when nobody did. */
    lastUsedAt: z.iso.datetime().nullable(),
    /** Whether its provider keeps a copy, so that it is on other devices, too. */
    synced: z.boolean(),
    /** The host that it was made for; it works nowhere else. */
    host: z.string(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

/** The second factors of an account. */
export const SecondFactor = z
  .object({
    passkeys: z.array(Passkey),
    /** Where passkeys can be made and used, such as `https://friends.example`; null for nowhere. */
    passkeyOrigin: z.string().nullable(),
    /** The authenticator app. */
    totp: z.object({ createdAt: z.iso.datetime() }).nullable(),
    recoveryCodesLeft: z.int().min(0).max(RECOVERY_CODES),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Codes that are each good once, shown only now; none when the account has codes already. */
const recoveryCodes = z.array(z.string());

const changeProblems = { ...adminProblems, 404: Problem } as const;

export const secondFactorEndpoints = defineEndpoints({
  'GET /api/second-factor': {
    summary: 'The passkeys, authenticator app and recovery codes of one’s own account',
    tag: 'Second factor',
    access: 'admin',
    responses: { 200: SecondFactor, ...adminProblems },
  },
  'POST /api/second-factor/totp': {
    summary: 'A new secret for an authenticator app; a code confirms it within ten minutes',
    tag: 'Second factor',
    access: 'admin',
    recentPassword: true,
    responses: {
      /** The secret in base 32, and the same as an address that apps read from a QR code. */
      200: z.object({ secret: z.string(), uri: z.string() }),
      ...adminProblems,
      409: Problem,
    },
  },
  'POST /api/second-factor/totp/confirm': {
    summary: 'Add the authenticator app that shows this code',
    tag: 'Second factor',
    access: 'admin',
    recentPassword: true,
    body: z.object({ code: TotpCode }),
    responses: { 200: z.object({ recoveryCodes }), ...adminProblems, 409: Problem },
  },
  'DELETE /api/second-factor/totp': {
    summary: 'Remove the authenticator app; with the last factor the recovery codes go',
    tag: 'Second factor',
    access: 'admin',
    recentPassword: true,
    responses: { 204: NoContent, ...changeProblems },
  },
  'POST /api/second-factor/passkeys/options': {
    summary: 'What a browser needs to make a passkey; its answer is taken once, within ten minutes',
    tag: 'Second factor',
    access: 'admin',
    recentPassword: true,
    responses: { 200: PasskeyToCreate, ...adminProblems, 409: Problem },
  },
  'POST /api/second-factor/passkeys': {
    summary: 'Add the passkey that a browser has made',
    tag: 'Second factor',
    access: 'admin',
    recentPassword: true,
    body: z.object({ name: PasskeyName, registration: PasskeyRegistration }),
    responses: {
      201: z.object({ passkey: Passkey, recoveryCodes }),
      ...adminProblems,
      409: Problem,
    },
  },
  'PATCH /api/second-factor/passkeys/{id}': {
    summary: 'Rename a passkey',
    tag: 'Second factor',
    access: 'admin',
    recentPassword: true,
    params: IdParams,
    body: z.object({ name: PasskeyName }),
    responses: { 200: Passkey, ...changeProblems },
  },
  'DELETE /api/second-factor/passkeys/{id}': {
    summary: 'Remove a passkey; with the last factor the recovery codes go',
    tag: 'Second factor',
    access: 'admin',
    recentPassword: true,
    params: IdParams,
    responses: { 204: NoContent, ...changeProblems },
  },
  'POST /api/second-factor/recovery-codes': {
    summary: 'New recovery codes, in the place of all earlier ones',
    tag: 'Second factor',
    access: 'admin',
    recentPassword: true,
    responses: { 200: z.object({ recoveryCodes }), ...adminProblems, 409: Problem },
  },
});
