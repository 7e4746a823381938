import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '@bahai-friends/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Bits of the flags of authenticator data (WebAuthn, section 6.1). */
const FLAGS = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** What makes a response differ from a browser's. */
interface Oddities {
  /** In place of the origin that the browser shows. */
  readonly origin?: string;
  /** In place of the host of the request. */
  readonly host?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** Nobody touched the authenticator. */
  readonly isAbsent?: boolean;
  /** The counter is not increased. */
  readonly isStuck?: boolean;
  /** Makes the passkey look as if its provider could copy it, or not. */
  readonly isEligible?: boolean;
  /** It signs with a key of its own. */
  readonly isForeign?: boolean;
  /** It has a certificate that names its maker. */
  readonly hasCertificate?: boolean;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A passkey in software, with the browser that it is used in. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #keys = newKeys();
  readonly #isSynced: boolean;
  #counter = 0;

  /** @param isSynced Its provider keeps a copy, and it does not count its uses. */
  constructor(origin: string, isSynced = false) {
    this.#origin = origin;
    this.#isSynced = isSynced;
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  #clientData(type: string, challenge: string, odd: Oddities): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #authenticatorData(host: string, odd: Oddities, attested?: Buffer): Buffer {
    const isEligible = odd.isEligible ?? this.#isSynced;
    if (!this.#isSynced && !odd.isStuck) this.#counter += 1;
    const flags =
      (odd.isAbsent ? 0 : FLAGS.present) |
      (isEligible ? FLAGS.eligible | FLAGS.backedUp : 0) |
      (attested ? FLAGS.attested : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const parts = [sha256(odd.host ?? host), Buffer.from([flags]), counter];
    return Buffer.concat(attested ? [...parts, attested] : parts);
  }

  #publicKey(key: KeyObject): Buffer {
    const { x = '', y = '' } = key.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(cose));
  }

  /** The value to which `navigator.credentials.create()` resolves. */
  register(
    { rp, challenge }: { rp: { id: string }; challenge: string },
    odd: Oddities = {},
  ): PasskeyRegistration {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const attested = Buffer.concat([
      Buffer.alloc(16),
      length,
      this.#id,
      this.#publicKey(this.#keys.publicKey),
    ]);
    const statement = odd.hasCertificate
      ? new Map<string, unknown>([
          ['alg', -7],
          ['sig', new Uint8Array(8)],
          ['x5c', [new Uint8Array(8)]],
        ])
      : new Map<string, unknown>();
    const attestation = new Map<string, unknown>([
      ['fmt', odd.hasCertificate ? 'packed' : 'none'],
      ['attStmt', statement],
      ['authData', Uint8Array.from(this.#authenticatorData(rp.id, odd, attested))],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, odd).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The value to which `navigator.credentials.get()` resolves. */
  answer(
    { rpId, challenge }: { rpId: string; challenge: string },
    odd: Oddities = {},
  ): PasskeyAssertion {
    const clientData = this.#clientData('webauthn.get', challenge, odd);
    const data = this.#authenticatorData(rpId, odd);
    const key = odd.isForeign ? newKeys().privateKey : this.#keys.privateKey;
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), key);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }
}
