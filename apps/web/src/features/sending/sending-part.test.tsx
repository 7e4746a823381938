import type { Sending } from '@bahai-friends/contract';
import { say } from '@bahai-friends/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../testing/api-server.ts';
import { passTime, settle, stopClock } from '../../testing/fake-time.ts';
import { clickable, fill, press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { channelStateWith, mailWith, sendingWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { SendingPart } from './sending-part.tsx';

const GET = 'GET /api/sending';
const PUT = 'PUT /api/sending';
const STATE = 'GET /api/sending/state';
const TEST = 'POST /api/sending/test';

const NEW_MAIL = {
  Server: 'smtp.mail.example',
  Username: 'friends',
  Password: 'a secret',
  'Sender name': 'Friends',
  'Sender address': 'friends@site.example',
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const person = userEvent.setup({ delay: null });
const sentBodies = () => callsOf(PUT).map(({ body }) => JSON.parse(body));
const savedAs = (sending: Sending) =>
  respondWith(PUT, { ...sending, version: sending.version + 1 });
const isSaved = () =>
  waitFor(() => expect(shownToast()?.description).toBe('How the site sends is saved.'));

async function open(sending = sendingWith(), state = channelStateWith()) {
  respondWith(GET, sending);
  respondWith(STATE, { mail: state });
  renderWithQueries(<SendingPart timeZone="Asia/Tehran" isShown />);
  await screen.findByRole('button', { name: 'Save Changes' });
}

describe('sending', () => {
  it('is loaded, and loaded again where it could not be', async () => {
    rejectWith(GET, 503, 'Busy');
    renderWithQueries(<SendingPart timeZone="UTC" isShown />);
    expect(screen.getByText('Loading how the site sends')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
    respondWith(GET, sendingWith());
    await press(person, 'Retry');
    expect(await screen.findByText(/No mail account is set up/)).toBeTruthy();
  });

  it('asks for nothing while it is out of sight', async () => {
    stopClock('2026-03-21T12:00:00Z');
    renderWithQueries(<SendingPart timeZone="UTC" isShown={false} />);
    await passTime(60_000);
    expect(callsOf(GET)).toEqual([]);
  });

  it('has no state and no test while nothing is set up', async () => {
    await open();
    expect(screen.queryByText('How it goes')).toBeNull();
    expect(screen.queryByRole('form', { name: 'Test mail' })).toBeNull();
  });

  it('sets up a mail account, whose password it forgets at once', async () => {
    await open();
    await press(person, 'Set up a mail account');
    expect(document.activeElement).toBe(field('Server'));
    await fill(person, NEW_MAIL, () => screen);
    savedAs(sendingWith({ mail: mailWith() }));
    await press(person, 'Save Changes');
    await isSaved();
    expect(sentBodies()).toEqual([
      {
        mail: {
          host: 'smtp.mail.example',
          port: 465,
          security: 'tls',
          username: 'friends',
          password: 'a secret',
          fromName: 'Friends',
          fromAddress: 'friends@site.example',
          replyTo: null,
          perHour: null,
          dkim: null,
        },
        telegram: null,
        mastodon: null,
        webhooks: [],
        sendAt: '07:00',
        weeklyOn: 1,
      },
    ]);
    expect(callsOf(PUT)[0]?.headers.get('if-match')).toBe('"2"');
    expect(field('Password').value).toBe('');
    expect(screen.getByText(/A password is stored/)).toBeTruthy();
    expect(screen.queryByText('There are unsaved changes.')).toBeNull();
  });

  it('gives up a new account on Cancel, with the focus where it began', async () => {
    await open();
    await press(person, 'Set up a mail account');
    await press(person, 'Cancel');
    expect(document.activeElement?.textContent).toBe('Set up a mail account');
    expect(screen.queryByText('There are unsaved changes.')).toBeNull();
  });

  it('says at each field what is wrong before anything is sent', async () => {
    await open();
    await press(person, 'Set up a mail account');
    await fill(person, { 'Sender address': 'friends', Port: '0' }, () => screen);
    await person.click(screen.getByLabelText('Sign the mails (DKIM)'));
    await press(person, 'Save Changes');
    const summary = await screen.findByRole('region', { name: 'Please check 6 fields' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Server', 'Port', 'Sender name', 'Sender address', 'Domain', 'Selector']);
    expect(screen.getByText('Server is required')).toBeTruthy();
    expect(callsOf(PUT)).toEqual([]);
  });

  it('shows at its field what the server refuses, in the words of its code', async () => {
    await open(sendingWith({ mail: mailWith() }));
    const said = say('target-is-local');
    respond(PUT, () =>
      HttpResponse.json({ ...said, issues: [{ path: 'mail.host', ...said }] }, { status: 400 }),
    );
    await fill(person, { Server: '10.0.0.1' }, () => screen);
    await press(person, 'Save Changes');
    expect(await screen.findByText(/This is an address of this machine/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Server'));
    expect(field('Server').getAttribute('aria-invalid')).toBe('true');
    expect(shownToast()).toBeUndefined();
  });

  it('says what the server refuses of no field', async () => {
    await open(sendingWith({ mail: mailWith() }));
    rejectWith(PUT, 503, 'No key');
    await press(person, 'Save Changes');
    await waitFor(() =>
      expect(shownToast()?.description).toBe('Failed to save how the site sends: No key'),
    );
  });

  it.each([
    ['leaves out a password that stays', async () => {}, undefined],
    [
      'removes a password',
      () => person.click(screen.getByLabelText('Delete the stored password')),
      null,
    ],
    ['replaces a password', () => fill(person, { Password: 'new' }, () => screen), 'new'],
  ])('%s', async (_what, change, password) => {
    const sending = sendingWith({ mail: mailWith() });
    await open(sending);
    await change();
    savedAs(sending);
    await press(person, 'Save Changes');
    await isSaved();
    expect(sentBodies()[0].mail.password).toBe(password);
  });

  it('says that a stored password is not for another server', async () => {
    await open(sendingWith({ mail: mailWith() }));
    await fill(person, { Server: 'other.mail.example' }, () => screen);
    expect(screen.getByText(/that of another server and will be deleted/)).toBeTruthy();
    expect(screen.queryByLabelText('Delete the stored password')).toBeNull();
  });

  it('has the port follow the encryption, unless it is one of its own', async () => {
    await open(sendingWith({ mail: mailWith() }));
    await person.selectOptions(field('Encryption'), 'starttls');
    expect(field('Port').value).toBe('587');
    await fill(person, { Port: '2525' }, () => screen);
    await person.selectOptions(field('Encryption'), 'tls');
    expect(field('Port').value).toBe('2525');
  });

  it('sends what signs mails, and takes it away with its tick', async () => {
    const dkim = { domain: 'site.example', selector: 'mail', hasPrivateKey: true };
    const sending = sendingWith({ mail: mailWith({ dkim }) });
    await open(sending);
    expect(screen.getByText('mail._domainkey.site.example')).toBeTruthy();
    expect(screen.getByText(/A key is stored/)).toBeTruthy();
    savedAs(sending);
    await press(person, 'Save Changes');
    await isSaved();
    await person.click(screen.getByLabelText('Sign the mails (DKIM)'));
    await press(person, 'Save Changes');
    await waitFor(() => expect(callsOf(PUT)).toHaveLength(2));
    expect(sentBodies().map(({ mail }) => mail.dkim)).toEqual([
      { domain: 'site.example', selector: 'mail' },
      null,
    ]);
  });

  it('removes the account when that is confirmed', async () => {
    await open(sendingWith({ mail: mailWith() }));
    await press(person, 'Remove the mail account');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/the stored password and key are deleted/)).toBeTruthy();
    savedAs(sendingWith());
    const confirm = question.getByRole('button', { name: 'Remove the mail account' });
    await person.click(await clickable(confirm));
    expect(await screen.findByText(/No mail account is set up/)).toBeTruthy();
    expect(sentBodies()[0].mail).toBeNull();
  });

  it('keeps what is typed when somebody else has changed it, until the newer one is asked for', async () => {
    await open(sendingWith({ mail: mailWith() }));
    await fill(person, { 'Sender name': 'Typed' }, () => screen);
    rejectWith(PUT, 412, 'Somebody else has changed this meanwhile.');
    await press(person, 'Save Changes');
    expect(await screen.findByText('Somebody else has changed this meanwhile.')).toBeTruthy();
    expect(field('Sender name').value).toBe('Typed');
    respondWith(GET, sendingWith({ mail: mailWith({ fromName: 'Theirs' }), version: 9 }));
    await press(person, 'Load the newer version');
    await waitFor(() => expect(field('Sender name').value).toBe('Theirs'));
    savedAs(sendingWith({ mail: mailWith(), version: 9 }));
    await press(person, 'Save Changes');
    await isSaved();
    expect(callsOf(PUT).at(-1)?.headers.get('if-match')).toBe('"9"');
  });
});

describe('how sending goes', () => {
  it('is said by channel, and read again while it is shown, which leaves what is typed', async () => {
    stopClock('2026-03-21T12:00:00Z');
    respondWith(GET, sendingWith({ mail: mailWith() }));
    respondWith(STATE, { mail: channelStateWith({ sent: 1200, lastError: '535 wrong' }) });
    renderWithQueries(<SendingPart timeZone="UTC" isShown />);
    await settle();
    expect(screen.getByText('1,200')).toBeTruthy();
    expect(screen.getByText('535 wrong')).toBeTruthy();
    expect(screen.getByText('Nothing yet')).toBeTruthy();
    fireEvent.change(field('Sender name'), { target: { value: 'Typed' } });
    respondWith(STATE, { mail: channelStateWith({ sent: 1201, perhapsSent: 2 }) });
    respondWith(GET, sendingWith({ mail: mailWith({ fromName: 'Theirs' }), version: 9 }));
    await passTime(15_000);
    await settle();
    expect(screen.getByText('1,201')).toBeTruthy();
    expect(screen.getByText('Perhaps sent')).toBeTruthy();
    expect(field('Sender name').value).toBe('Typed');
  });

  it('keeps the figures that it has when newer ones cannot be had', async () => {
    stopClock('2026-03-21T12:00:00Z');
    respondWith(GET, sendingWith({ mail: mailWith() }));
    respondWith(STATE, { mail: channelStateWith({ sent: 7 }) });
    renderWithQueries(<SendingPart timeZone="UTC" isShown />);
    await settle();
    rejectWith(STATE, 503, 'Busy');
    await passTime(15_000);
    await settle();
    expect(screen.getByText('7')).toBeTruthy();
    expect(screen.getByText(/could not be brought up to date/)).toBeTruthy();
  });

  it('can be loaded again where it could not be', async () => {
    respondWith(GET, sendingWith({ mail: mailWith() }));
    rejectWith(STATE, 503, 'Busy');
    renderWithQueries(<SendingPart timeZone="UTC" isShown />);
    expect(await screen.findByText(/How it goes could not be loaded/)).toBeTruthy();
    respondWith(STATE, { mail: channelStateWith({ waiting: 5 }) });
    await press(person, 'Retry');
    expect(await screen.findByText('5')).toBeTruthy();
  });
});

describe('a test mail', () => {
  const send = async (to: string) => {
    await screen.findByLabelText('Address');
    await fill(person, { Address: to }, () => screen);
    await press(person, 'Send a test mail');
  };

  it('is not sent to what is no address', async () => {
    await open(sendingWith({ mail: mailWith() }));
    await send('anna');
    expect(await screen.findByText(/Address must be a mail address/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Address'));
    expect(callsOf(TEST)).toEqual([]);
  });

  it.each([
    [
      { ok: true, said: '250 queued as 7' },
      'The mail server has accepted the test mail',
      '250 queued as 7',
    ],
    [{ ok: false, said: '535 wrong login' }, 'The test mail was not sent', '535 wrong login'],
    [
      { ok: false, said: 'The sender is not running' },
      'The test mail was not sent',
      /The program that sends is not running/,
    ],
    [
      { ok: false, said: 'There is no answer yet' },
      'The test mail was not sent',
      /has not answered within 15 seconds/,
    ],
  ])('says what became of it: %o', async (answer, title, words) => {
    await open(sendingWith({ mail: mailWith() }));
    const answerTest = holdResponse(TEST);
    await send('anna@people.example');
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy();
    answerTest(answer);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(JSON.parse(callsOf(TEST)[0]?.body ?? '')).toEqual({
      channel: 'mail',
      to: 'anna@people.example',
    });
  });

  it('says why it could not be sent at all', async () => {
    await open(sendingWith({ mail: mailWith() }));
    rejectWith(TEST, 503, 'The key is not there');
    await send('anna@people.example');
    expect(await screen.findByText('The key is not there')).toBeTruthy();
  });
});

describe('sending after a restore', () => {
  it('is paused until it is resumed', async () => {
    await open(sendingWith({ paused: true }));
    expect(screen.getByText('Sending is paused')).toBeTruthy();
    respond('POST /api/sending/resume', () => new HttpResponse(null, { status: 204 }));
    respondWith(GET, sendingWith());
    await press(person, 'Resume sending');
    await waitFor(() => expect(screen.queryByText('Sending is paused')).toBeNull());
    expect(shownToast()?.description).toMatch(/^Sending goes on/);
  });

  it('stays paused where it could not be resumed', async () => {
    await open(sendingWith({ paused: true }));
    rejectWith('POST /api/sending/resume', 503, 'Busy');
    await press(person, 'Resume sending');
    await waitFor(() => expect(shownToast()?.description).toBe('Failed to resume sending: Busy'));
    expect(screen.getByText('Sending is paused')).toBeTruthy();
  });
});

describe('a sealing key that is lost', () => {
  it.each([
    ['missing', 'The sealing key is missing'],
    ['unfit', 'The sealing key does not fit'],
  ] as const)('%s: it is said what to do, and what beginning anew deletes', async (key, title) => {
    await open(sendingWith({ key, mail: mailWith() }));
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText('npm run admin -- sealing-key')).toBeTruthy();
    await press(person, 'Begin anew');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/all subscriptions to letters/)).toBeTruthy();
    respond('POST /api/sending/begin-anew', () => new HttpResponse(null, { status: 204 }));
    respondWith(GET, sendingWith({ mail: mailWith({ hasPassword: false }) }));
    await person.click(await clickable(question.getByRole('button', { name: 'Begin anew' })));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(screen.queryByText(/A password is stored/)).toBeNull();
    expect(callsOf('POST /api/sending/begin-anew')).toHaveLength(1);
  });

  it.each(['ready', 'unused'] as const)('is not spoken of while it is %s', async (key) => {
    await open(sendingWith({ key }));
    expect(screen.queryByText(/sealing key/)).toBeNull();
  });
});
