import { createECDH, randomBytes } from 'node:crypto';

/** A browser's subscription, with keys of its own. */
export function browserSubscription(endpoint: string) {
  const keys = createECDH('prime256v1');
  return {
    endpoint,
    expirationTime: null,
    keys: {
      p256dh: keys.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}
