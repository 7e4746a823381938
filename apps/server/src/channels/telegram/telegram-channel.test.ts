import { describe, expect, it, onTestFinished } from 'vitest';
import { postWith } from '../testing/any-post.ts';
import { startTelegram } from '../testing/telegram-imitation.ts';
import { createTelegramChannel } from './telegram-channel.ts';

const CHAT = '@quotes_channel';

async function channelTo(account: object = {}, options: object = {}) {
  const telegram = await startTelegram();
  onTestFinished(() => telegram.close());
  const { url: server, token } = telegram;
  const channel = createTelegramChannel(
    { server, token, chat: CHAT, ...account },
    { allowLocal: true, ...options },
  );
  return { telegram, channel };
}

describe('a channel to Telegram', () => {
  it('is tried without anything being posted', async () => {
    const { telegram, channel } = await channelTo();
    expect(await channel.test?.('')).toEqual({ outcome: 'sent', said: '@a_bot → Quotes' });
    expect(telegram.received).toEqual([]);
  });

  it.each([
    ['a wrong token', { token: '123456:wrong-token' }, /Unauthorized/],
    ['a token that is none', { token: '../../x' }, /Unauthorized|Not Found/],
    ['an unknown chat', { chat: '@nobody_here' }, /chat not found/],
  ])('says of %s what Telegram says, and tries again later', async (_name, account, said) => {
    const { channel, telegram } = await channelTo(account);
    for (const result of [await channel.test?.(''), await channel.send(postWith())]) {
      expect(result).toMatchObject({ outcome: 'failed', error: expect.stringMatching(said) });
      expect(result).not.toMatchObject({ isUnsure: true });
    }
    expect(telegram.received).toEqual([]);
  });

  it.each([
    ['seconds', { as: 'too-many-requests', retryAfter: 17 }, { retryAfter: 17 }],
    ['none', { as: 'too-many-requests' }, {}],
    ['an error', { as: 'server-error' }, {}],
    ['a redirect', { as: 'redirect', to: 'https://elsewhere.example' }, { isUnsure: false }],
  ] as const)('waits as it is asked to: %s', async (_name, how, expected) => {
    const { channel, telegram } = await channelTo();
    telegram.answerNext(how);
    const result = await channel.send(postWith());
    expect(result).toMatchObject({ outcome: 'failed', ...expected });
    expect('retryAfter' in result).toBe('retryAfter' in expected);
    expect(telegram.requests).toHaveLength(1);
  });

  it.each([
    { as: 'lost-answer' },
    { as: 'never' },
    { as: 'not-json' },
    { as: 'not-json', status: 502 },
  ] as const)('does not know what became of a post after %o', async (how) => {
    const { channel, telegram } = await channelTo({}, { timeoutMs: 500 });
    telegram.answerNext(how);
    expect(await channel.send(postWith())).toMatchObject({ outcome: 'failed', isUnsure: true });
  });

  it('says that it is at risk when the picture is drawn, not before', async () => {
    const { channel, telegram } = await channelTo();
    const steps: string[] = [];
    const post = postWith({ whole: 'x'.repeat(4097) });
    const draw = async () => {
      steps.push('drawn');
      return post.draw();
    };
    const result = await channel.send({ ...post, draw }, async () => {
      steps.push(`at risk after ${telegram.requests.length}`);
    });
    expect(result.outcome).toBe('sent');
    expect(steps).toEqual(['drawn', 'at risk after 0']);
    expect(telegram.received).toMatchObject([{ method: 'sendPhoto', text: '— Somebody' }]);
  });

  it.each([
    [4096 - 2 - 26, 'sendMessage'],
    [4096 - 2 - 26 + 1, 'sendPhoto'],
  ])('posts %i characters and their address by %s', async (length, method) => {
    const { channel, telegram } = await channelTo();
    const url = 'https://site.example/q/today'.slice(0, 26);
    await channel.send(postWith({ whole: 'x'.repeat(length), url, isLinked: true }));
    expect(telegram.received.map((message) => message.method)).toEqual([method]);
  });

  it('has no token in what it says', async () => {
    const { channel, telegram } = await channelTo({}, { timeoutMs: 300 });
    await telegram.close();
    const result = await channel.send(postWith());
    expect(JSON.stringify(result)).not.toContain(telegram.token);
  });
});
