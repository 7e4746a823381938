import { describe, expect, it, onTestFinished } from 'vitest';
import { postWith } from '../testing/any-post.ts';
import { startMastodon } from '../testing/mastodon-imitation.ts';
import { createMastodonChannel } from './mastodon-channel.ts';

const URL = 'https://site.example/a/long/address/of/a/page/that/counts/as/23';

async function channelTo(account: object = {}, options: Parameters<typeof startMastodon>[0] = {}) {
  const mastodon = await startMastodon(options);
  onTestFinished(() => mastodon.close());
  const channel = createMastodonChannel(
    { server: mastodon.url, token: 'right-token', ...account },
    { allowLocal: true, timeoutMs: 2000, mediaLookMs: 10 },
  );
  return { mastodon, channel };
}

describe('a channel to Mastodon', () => {
  it('is tried without anything being posted', async () => {
    const { mastodon, channel } = await channelTo();
    expect(await channel.test?.('')).toEqual({ outcome: 'sent', said: '@quotes' });
    expect(mastodon.posts).toEqual([]);
  });

  it.each([
    ['a wrong or revoked token', { token: 'wrong-token' }, {}, /access token is invalid/],
    [
      'one that may not post',
      {},
      { tokens: { 'right-token': ['read'] } },
      /outside the authorized/,
    ],
  ])('says of %s what the server says', async (_name, account, options, said) => {
    const { channel, mastodon } = await channelTo(account, options);
    const result = await channel.send(postWith());
    expect(result).toMatchObject({ outcome: 'failed', error: expect.stringMatching(said) });
    expect(result).toMatchObject({ isUnsure: false });
    expect(mastodon.posts).toEqual([]);
  });

  it.each([
    [{ maxCharacters: 100 }, 100 - 2 - 23, 0],
    [{ maxCharacters: 100 }, 100 - 2 - 23 + 1, 1],
    [{ maxCharacters: 100, charactersPerUrl: 30 }, 100 - 2 - 30, 0],
    [{ maxCharacters: 100, charactersPerUrl: 30 }, 100 - 2 - 30 + 1, 1],
  ])(
    'goes by what the instance takes: %o, %i characters, %i pictures',
    async (limits, length, pictures) => {
      const { channel, mastodon } = await channelTo({}, { limits });
      // One character for a reader is seven code points here.
      const whole = '👨‍👩‍👧‍👦'.repeat(length);
      const result = await channel.send(postWith({ whole, url: URL, isLinked: true }));
      expect(result).toMatchObject({ outcome: 'sent' });
      expect(mastodon.posts.map(({ media }) => media.length)).toEqual([pictures]);
    },
  );

  it('waits until a picture is ready, and describes it as far as the instance permits', async () => {
    const limits = { description: 20 };
    const { channel, mastodon } = await channelTo({}, { limits, processesLater: true });
    const sending = channel.send(postWith({ whole: 'x'.repeat(501), pictured: 'x'.repeat(21) }));
    await expect.poll(() => mastodon.requests.length).toBeGreaterThan(4);
    expect(mastodon.posts).toEqual([]);
    mastodon.finishProcessing();
    expect(await sending).toMatchObject({ outcome: 'sent' });
    expect(mastodon.uploads.map(({ description }) => description)).toEqual([
      'more at site.example',
    ]);
  });

  it('is known again: the same post twice is one', async () => {
    const { channel, mastodon } = await channelTo();
    mastodon.answerNext({ as: 'lost-answer' }, 'POST /api/v1/statuses');
    expect(await channel.send(postWith())).toMatchObject({ outcome: 'failed', isUnsure: true });
    expect(await channel.send(postWith())).toMatchObject({ outcome: 'sent' });
    expect(mastodon.posts).toHaveLength(1);
    await channel.send(postWith({ key: 'post network 2026-03-22' }));
    expect(mastodon.posts).toHaveLength(2);
  });

  it.each(['GET /api/v2/instance', 'POST /api/v2/media'])(
    'has posted nothing when %s has no answer',
    async (operation) => {
      const { channel, mastodon } = await channelTo();
      mastodon.answerNext({ as: 'lost-answer' }, operation);
      const risks: string[] = [];
      const result = await channel.send(postWith({ whole: 'x'.repeat(501) }), async () => {
        risks.push('at risk');
      });
      expect(result.outcome).toBe('failed');
      expect(result).not.toMatchObject({ isUnsure: true });
      expect(risks).toEqual([]);
    },
  );

  it('waits as long as it is asked to, by either header', async () => {
    const now = () => new Date();
    const { channel, mastodon } = await channelTo({}, { now });
    mastodon.answerNext({ as: 'too-many-requests', retryAfter: 17 }, 'POST /api/v1/statuses');
    expect(await channel.send(postWith())).toMatchObject({ retryAfter: 17, isUnsure: false });
    mastodon.answerNext({ as: 'too-many-requests' }, 'POST /api/v1/statuses');
    const result = await channel.send(postWith());
    const { retryAfter = 0 } = result.outcome === 'failed' ? result : {};
    expect(retryAfter).toBeGreaterThan(290);
    expect(retryAfter).toBeLessThanOrEqual(300);
  });

  it('takes the usual limits of a server that does not say, and follows nobody elsewhere', async () => {
    const { channel, mastodon } = await channelTo();
    mastodon.answerNext({ as: 'not-json' }, 'GET /api/v2/instance');
    expect(await channel.send(postWith())).toMatchObject({ outcome: 'sent' });
    mastodon.answerNext(
      { as: 'redirect', to: 'https://elsewhere.example' },
      'POST /api/v1/statuses',
    );
    const other = postWith({ key: 'another' });
    expect(await channel.send(other)).toMatchObject({ outcome: 'failed', isUnsure: false });
    expect(mastodon.posts).toHaveLength(1);
  });
});
