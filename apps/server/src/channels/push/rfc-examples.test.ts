import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptMessage } from './encrypt-message.ts';
import { vapidPublicKey, vapidToken } from './vapid-token.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('a message', () => {
  it('is encrypted as in RFC 8291, 5 and appendix A', () => {
    const body = encryptMessage(
      Buffer.from('When I grow up, I want to be a watermelon'),
      {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      {
        salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
        privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      },
    );
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });
});

/** RFC 8292, 2.4; the private key is not told, so what is signed is compared, and the signature verified. */
const TOKEN =
  'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA';
const PUBLIC =
  'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

/** A pair of keys; RFC 8291 has it in its appendix A. */
const KEYS = {
  x: '_jP0qw3qcZFNtVgj9ztUlI9BMG2SBzLbuaWaUyhkgiA',
  y: 'Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  d: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
};

function isSigned(token: string, publicKey: string): boolean {
  const point = bytes(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const [head, claims, signature = ''] = token.split('.');
  const text = Buffer.from(`${head}.${claims}`);
  return verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, bytes(signature));
}

describe('who sends', () => {
  it('is said as in RFC 8292, 2.4', () => {
    const claims = {
      aud: 'https://push.example.net',
      exp: 1_453_523_768,
      sub: 'mailto:push@example.com',
    };
    const token = vapidToken(KEYS, claims);
    expect(token.split('.').slice(0, 2)).toEqual(TOKEN.split('.').slice(0, 2));
    expect(isSigned(TOKEN, PUBLIC)).toBe(true);
    expect(isSigned(token, vapidPublicKey(KEYS))).toBe(true);
    expect(isSigned(token, PUBLIC)).toBe(false);
  });
});
