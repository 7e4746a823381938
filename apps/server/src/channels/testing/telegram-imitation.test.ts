import { once } from 'node:events';
import { get } from 'node:https';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anyPicture } from './any-picture.ts';
import { LOCALHOST_CERTIFICATE, TEST_AUTHORITY } from './certificates.ts';
import { startTelegram } from './telegram-imitation.ts';

async function telegram(options: Parameters<typeof startTelegram>[0] = {}) {
  const service = await startTelegram(options);
  onTestFinished(service.close);
  const call = async (method: string, init: RequestInit = {}, token = service.token) => {
    const response = await fetch(`${service.url}/bot${token}/${method}`, {
      method: 'POST',
      ...init,
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const json = (method: string, fields: object) =>
    call(method, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  return { ...service, call, json };
}

const channel = -1001234567890;
const refusal = (code: number, description: string) => ({
  status: code,
  ok: false,
  error_code: code,
  description,
});

describe('the imitation of Telegram', () => {
  it('takes a message as JSON, as a form, as parts and as a query', async () => {
    const { json, call, received } = await telegram();
    const fields = {
      chat_id: '@quotes_channel',
      text: 'a',
      link_preview_options: { is_disabled: true },
    };
    const form = {
      chat_id: String(channel),
      text: '5',
      link_preview_options: '{"is_disabled":true}',
    };
    const parts = new FormData();
    for (const [name, value] of Object.entries(form)) parts.set(name, value);
    const answers = [
      await json('sendMessage', fields),
      await call('sendMessage', { body: new URLSearchParams(form) }),
      await call('sendMessage', { body: parts }),
      await call(`sendMessage?${new URLSearchParams(form)}`, { method: 'GET' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]).toMatchObject({
      ok: true,
      result: { message_id: 1, chat: { id: channel, type: 'channel' }, text: 'a' },
    });
    expect(received.map(({ text }) => text)).toEqual(['a', '5', '5', '5']);
    for (const { fields } of received) {
      expect(fields).toEqual({ link_preview_options: { is_disabled: true } });
    }
  });

  it.each([
    [{ text: 'a' }, 'chat_id is empty'],
    [{ chat_id: 5, text: 'a' }, 'chat not found'],
    [{ chat_id: channel, text: ' \n' }, 'message text is empty'],
    [{ chat_id: channel, text: `${'x'.repeat(4095)}😀` }, 'message is too long'],
    [{ chat_id: channel, text: 'a', parse_mode: 'html' }, 'unsupported parse_mode'],
    [
      { chat_id: channel, text: 'a <x>', parse_mode: 'HTML' },
      'can\'t parse entities: Unsupported start tag "x" at byte offset 2',
    ],
    [
      { chat_id: channel, text: 'é & b', parse_mode: 'HTML' },
      'can\'t parse entities: Unexpected character "&" at byte offset 3',
    ],
    [
      { chat_id: channel, text: 'a.', parse_mode: 'MarkdownV2' },
      "can't parse entities: Character '.' is reserved and must be escaped with the preceding '\\'",
    ],
    [
      { chat_id: channel, text: 'a *b', parse_mode: 'MarkdownV2' },
      "can't parse entities: Can't find end of bold entity at byte offset 2",
    ],
    [
      { chat_id: channel, text: 'a', entities: [{ type: 'bold', offset: 0, length: 2 }] },
      'ENTITY_BOUNDS_INVALID',
    ],
  ])('refuses a message: %j', async (fields, description) => {
    const { json, received } = await telegram();
    const answer = await json('sendMessage', fields);
    expect(answer).toEqual(refusal(400, `Bad Request: ${description}`));
    expect(received).toEqual([]);
  });

  it('refuses wrong types and fields that the documentation does not have', async () => {
    const { json } = await telegram();
    for (const wrong of [
      { text: 5 },
      { disable_web_page_preview: true },
      { protect_content: 'yes' },
    ]) {
      expect(await json('sendMessage', { chat_id: channel, text: 'a', ...wrong })).toMatchObject({
        status: 400,
        description: expect.stringMatching(/^Bad Request: /),
      });
    }
  });

  it('counts what is left after its entities were parsed', async () => {
    const { json, received } = await telegram();
    const text = `<b>${'x'.repeat(4095)}</b>&amp;`;
    expect(await json('sendMessage', { chat_id: channel, text, parse_mode: 'HTML' })).toMatchObject(
      { status: 200 },
    );
    const marked = '__a__ *b _c_* [d\\.](https://e.example/\\)) `f.`';
    await json('sendMessage', { chat_id: channel, text: marked, parse_mode: 'MarkdownV2' });
    expect(received[0]?.text).toHaveLength(4096);
    expect(received[0]?.entities).toEqual([{ type: 'bold', offset: 0, length: 4095 }]);
    expect(received[1]).toMatchObject({
      text: 'a b c d. f.',
      entities: [
        { type: 'underline', offset: 0, length: 1 },
        { type: 'italic', offset: 4, length: 1 },
        { type: 'bold', offset: 2, length: 3 },
        { type: 'text_link', offset: 6, length: 2, url: 'https://e.example/)' },
        { type: 'code', offset: 9, length: 2 },
      ],
    });
  });

  it('takes a photo as a file or from an address, within its limits', async () => {
    const picture = anyPicture(1200, 630);
    const web = {
      'https://a.example/large': Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)]),
    };
    const { call, received } = await telegram({ web });
    const photo = async (value: string | Buffer<ArrayBuffer>, caption = 'a', name = 'photo') => {
      const body = new FormData();
      body.set('chat_id', String(channel));
      body.set('caption', caption);
      if (typeof value === 'string') body.set(name, value);
      else body.set(name, new Blob([value], { type: 'image/png' }), 'a.png');
      if (name !== 'photo') body.set('photo', `attach://${name}`);
      const { status, ...answer } = await call('sendPhoto', { body });
      return [status, 'description' in answer ? answer.description : answer];
    };
    expect(await photo(picture)).toMatchObject([
      200,
      { result: { caption: 'a', photo: [{ width: 1200 }] } },
    ]);
    expect(await photo(picture, 'a', 'other')).toMatchObject([200, { ok: true }]);
    expect(received.map((message) => message.photo?.equals(picture))).toEqual([true, true]);
    const large = Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]);
    const tooBig = /^Bad Request: file of size \d+ bytes is too big for a photo/;
    expect(await photo(large)).toEqual([400, expect.stringMatching(tooBig)]);
    expect(await photo('https://a.example/large')).toEqual([400, expect.stringMatching(tooBig)]);
    for (const [value, description, caption] of [
      [anyPicture(9000, 1001), 'PHOTO_INVALID_DIMENSIONS'],
      [anyPicture(2100, 100), 'PHOTO_INVALID_DIMENSIONS'],
      [Buffer.from('a page'), 'IMAGE_PROCESS_FAILED'],
      ['https://a.example/none', 'failed to get HTTP URL content'],
      ['a.png', 'wrong file identifier/HTTP URL specified'],
      [picture, 'message caption is too long', 'x'.repeat(1025)],
    ] as const) {
      expect(await photo(value, caption)).toEqual([400, `Bad Request: ${description}`]);
    }
    expect(received).toHaveLength(2);
  });

  it('knows its bot, its token, its methods and its chats', async () => {
    const { json, call, chats } = await telegram();
    expect(await json('getMe', {})).toMatchObject({
      ok: true,
      result: { id: 123456, is_bot: true },
    });
    expect(await call('getMe', {}, '1:wrong')).toEqual(refusal(401, 'Unauthorized'));
    expect(await call('sendText')).toMatchObject({ status: 404, ok: false, error_code: 404 });
    expect(await call('getMe', { method: 'PUT' })).toMatchObject({ status: 405 });
    expect(await json('getChat', { chat_id: channel })).toMatchObject({
      result: { title: 'Quotes', username: 'quotes_channel' },
    });
    const [chat] = chats;
    if (!chat) throw new Error('There is no chat.');
    const send = () => json('sendMessage', { chat_id: channel, text: 'a' });
    chat.standing = 'kicked';
    expect(await send()).toEqual(refusal(403, 'Forbidden: bot was kicked from the channel chat'));
    chat.standing = 'may-not-post';
    expect(await send()).toMatchObject(
      refusal(400, 'Bad Request: need administrator rights in the channel chat'),
    );
    chat.migratedTo = -1005;
    expect(await send()).toMatchObject({ status: 400, parameters: { migrate_to_chat_id: -1005 } });
  });

  it('misbehaves as it is told', async () => {
    const { json, url, token, received, answerNext } = await telegram();
    const send = () => json('sendMessage', { chat_id: channel, text: 'a' });
    answerNext({ as: 'too-many-requests', retryAfter: 7 }, 'sendMessage');
    answerNext({ as: 'too-many-requests' }, 'sendMessage');
    answerNext({ as: 'server-error' }, 'sendMessage');
    expect(await json('getMe', {})).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({
      ...refusal(429, 'Too Many Requests: retry after 7'),
      parameters: { retry_after: 7 },
    });
    expect(await send()).toEqual(refusal(429, 'Too Many Requests'));
    expect(await send()).toMatchObject({ status: 500, ok: false });
    answerNext({ as: 'not-json' });
    await expect(send()).rejects.toThrow('JSON');
    answerNext({ as: 'redirect', to: 'https://other.example' });
    const moved = await fetch(`${url}/bot${token}/getMe`, { redirect: 'manual' });
    expect(moved.headers.get('location')).toBe(`https://other.example/bot${token}/getMe`);
    expect(received).toEqual([]);
    answerNext({ as: 'lost-answer' });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(received).toHaveLength(1);
  });

  it('answers late, or never', async () => {
    const { json, call, requests, answerNext } = await telegram();
    const { promise, resolve } = Promise.withResolvers<void>();
    answerNext({ as: 'slow', until: promise });
    let isAnswered = false;
    const late = json('getMe', {}).then((answer) => {
      isAnswered = true;
      return answer;
    });
    while (requests.length === 0) await setImmediate();
    expect(isAnswered).toBe(false);
    resolve();
    expect(await late).toMatchObject({ status: 200 });

    answerNext({ as: 'never' });
    const ending = new AbortController();
    const never = call('getMe', { signal: ending.signal });
    while (requests.length === 1) await setImmediate();
    ending.abort();
    await expect(never).rejects.toThrow('aborted');
  });

  it('is also there over https', async () => {
    const { url, token } = await telegram({ certificate: LOCALHOST_CERTIFICATE });
    const request = get(`${url}/bot${token}/getMe`, { ca: TEST_AUTHORITY });
    const [response] = await once(request, 'response');
    response.resume();
    expect([new URL(url).protocol, response.statusCode]).toEqual(['https:', 200]);
  });
});
