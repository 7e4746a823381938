import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';

/** Far more than the longest credential id (1,023 bytes) and signature take. */
const SHORT_MAX = 4096;
/** An attestation object without a statement has some hundred bytes, with a post-quantum key 3 kB. */
const LONG_MAX = 16_384;

const NOT_READABLE = refuse('passkey-unreadable');

function base64url(max: number) {
  return z
    .string({ error: NOT_READABLE })
    .min(1, { error: NOT_READABLE })
    .max(max, { error: NOT_READABLE })
    .regex(/^[\w-]+$/, { error: NOT_READABLE });
}

const credential = {
  id: base64url(SHORT_MAX),
  rawId: base64url(SHORT_MAX),
  type: z.literal('public-key', { error: NOT_READABLE }),
};

/**
 * What `navigator.credentials.create()` resolves to, as JSON. Only the fields that the server reads.
 * https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson
 */
export const PasskeyRegistration = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(LONG_MAX),
      attestationObject: base64url(LONG_MAX),
      /** How the browser may reach the passkey again, such as `internal` or `usb`. */
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  })
  .meta({ id: 'PasskeyRegistration' });
export type PasskeyRegistration = z.output<typeof PasskeyRegistration>;

/**
 * What `navigator.credentials.get()` resolves to, as JSON. Only the fields that the server reads.
 * https://www.w3.org/TR/webauthn-3/#dictdef-authenticationresponsejson
 */
export const PasskeyAssertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(LONG_MAX),
      authenticatorData: base64url(LONG_MAX),
      signature: base64url(LONG_MAX),
    }),
  })
  .meta({ id: 'PasskeyAssertion' });
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>;

const Descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** The public key options for `navigator.credentials.create()`, as JSON. */
export const PasskeyToCreate = z
  .looseObject({
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    excludeCredentials: z.array(Descriptor).optional(),
  })
  .meta({ id: 'PasskeyToCreate' });

/** The public key options for `navigator.credentials.get()`, as JSON. */
export const PasskeyToUse = z
  .looseObject({
    rpId: z.string().optional(),
    challenge: z.string(),
    allowCredentials: z.array(Descriptor).optional(),
  })
  .meta({ id: 'PasskeyToUse' });
