import type { Sending } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { callsOf, respondWith } from '../../testing/api-server.ts';
import { press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { channelStateWith, sendingWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { SendingPart } from './sending-part.tsx';

const GET = 'GET /api/sending';
const PUT = 'PUT /api/sending';
const TEST = 'POST /api/sending/test';
const ID = 'webhook-0123456789abcdef';
const SECRET = `whsec_${btoa('x'.repeat(32))}`;

const person = userEvent.setup({ delay: null });
const part = (name: string) => within(screen.getByRole('group', { name }));
const sent = () => JSON.parse(callsOf(PUT).at(-1)?.body ?? '{}');

async function open(sending: Sending) {
  respondWith(GET, sending);
  const state = channelStateWith();
  respondWith('GET /api/sending/state', {
    mail: state,
    telegram: state,
    mastodon: state,
    [ID]: state,
  });
  renderWithQueries(<SendingPart timeZone="Asia/Tehran" isShown />);
  await screen.findByRole('button', { name: 'Save Changes' });
}

async function save(sending: Sending) {
  respondWith(PUT, { ...sending, version: sending.version + 1 });
  await press(person, 'Save Changes');
  await waitFor(() => expect(shownToast()?.description).toBe('How the site sends is saved.'));
}

const TELEGRAM = {
  chat: '@friends',
  server: 'https://telegram.example',
  language: 'fa',
  link: false,
  hasToken: true,
} as const;
const MASTODON = {
  server: 'https://social.example',
  language: null,
  link: true,
  hasToken: true,
} as const;

describe('posts and webhooks', () => {
  it('are set up, and their secrets forgotten at once', async () => {
    await open(sendingWith());
    await person.click(screen.getByLabelText('Post to Telegram'));
    await person.type(part('Telegram').getByLabelText('Channel or group'), '@friends');
    await person.type(part('Telegram').getByLabelText('Token'), '123:token');
    await person.selectOptions(part('Telegram').getByLabelText('Language of the posts'), 'fa');
    await person.click(screen.getByLabelText('Post to Mastodon'));
    await person.type(part('Mastodon').getByLabelText('Server'), 'https://social.example');
    await press(person, 'Add a webhook');
    await person.type(part('Webhook 1').getByLabelText('Address'), 'https://hook.example/');
    await person.type(part('Webhook 1').getByLabelText('Secret'), SECRET);
    await save(
      sendingWith({
        telegram: TELEGRAM,
        mastodon: MASTODON,
        webhooks: [{ id: ID, url: 'https://hook.example/', hasSecret: true }],
      }),
    );
    expect(sent()).toMatchObject({
      mail: null,
      telegram: { chat: '@friends', server: null, token: '123:token', language: 'fa', link: true },
      mastodon: { server: 'https://social.example', language: null, link: true },
      webhooks: [{ url: 'https://hook.example/', secret: SECRET }],
    });
    expect(part('Telegram').getByLabelText<HTMLInputElement>('Token').value).toBe('');
    expect(part('Webhook 1').getByText(/A secret is stored/)).toBeTruthy();
  });

  it('say what is wrong at its field', async () => {
    await open(sendingWith());
    await person.click(screen.getByLabelText('Post to Telegram'));
    await person.type(part('Telegram').getByLabelText('Channel or group'), 'friends');
    await press(person, 'Save Changes');
    expect(await part('Telegram').findByText(/Chat must be the name of a channel/)).toBeTruthy();
    expect(callsOf(PUT)).toEqual([]);
  });

  it('stay as they are when something else is saved, and go when they are switched off', async () => {
    const webhooks = [{ id: ID, url: 'https://hook.example/', hasSecret: true }] as const;
    const sending = sendingWith({
      telegram: TELEGRAM,
      mastodon: MASTODON,
      webhooks: [...webhooks],
    });
    await open(sending);
    await person.selectOptions(screen.getByLabelText('Weekday'), '5');
    await save(sending);
    const { hasToken: _, ...telegram } = TELEGRAM;
    expect(sent()).toMatchObject({ telegram, webhooks: [{ id: ID }] });
    expect(sent().telegram).not.toHaveProperty('token');
    await person.click(screen.getByLabelText('Post to Telegram'));
    await press(person, 'Remove webhook 1');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a webhook' }));
    await save(sendingWith({ mastodon: MASTODON }));
    expect(sent()).toMatchObject({ telegram: null, webhooks: [] });
  });

  it('are tried one by one', async () => {
    await open(sendingWith({ mastodon: MASTODON }));
    respondWith(TEST, { ok: true, said: '@quotes' });
    await screen.findByRole('button', { name: 'Try it' });
    await press(person, 'Try it');
    expect(await screen.findByText('It works')).toBeTruthy();
    expect(screen.getByText('@quotes')).toBeTruthy();
    expect(callsOf(TEST).map(({ body }) => JSON.parse(body))).toEqual([{ channel: 'mastodon' }]);
    respondWith(TEST, { ok: false, said: 'The sender is not running' });
    await press(person, 'Try it');
    expect(await screen.findByText(/The program that sends is not running/)).toBeTruthy();
  });

  it('warn that a token is of another server', async () => {
    await open(sendingWith({ mastodon: MASTODON }));
    const server = part('Mastodon').getByLabelText('Server');
    await person.clear(server);
    await person.type(server, 'https://other.example');
    expect(part('Mastodon').getByText(/that of another server/)).toBeTruthy();
  });
});
