import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { retryAfterHeader, startImitation } from './imitation-server.ts';

/** An event whose signature the published library has verified. */
export interface HeardEvent<Data = Readonly<Record<string, unknown>>> {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Data;
}

/** Another program that gets events and verifies them with the published library. */
export async function startWebhookProgram<Data = Readonly<Record<string, unknown>>>() {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const verifier = new Webhook(secret);
  const heard: HeardEvent<Data>[] = [];
  const imitation = await startImitation(
    {
      async answer({ body, headers }) {
        const given = headers as Record<string, string>;
        try {
          const event = verifier.verify(body.toString('utf8'), given);
          heard.push({ id: given['webhook-id'], ...(event as object) } as HeardEvent<Data>);
          return { status: 204 };
        } catch {
          return { status: 400 };
        }
      },
      operationOf: () => 'event',
      tooManyRequests: (after) => ({
        status: 429,
        headers: after === undefined ? {} : { 'retry-after': retryAfterHeader(after) },
      }),
      serverError: (status) => ({ status }),
    },
    {},
  );
  return { ...imitation, url: `${imitation.url}/hook?a=b`, secret, heard };
}
