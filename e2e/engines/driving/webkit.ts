import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { answer, clockPartsOf, type Engine, partsOf, type Tab } from './engine.ts';
import { FONTCONFIG_FILE } from './fonts.ts';
import {
  connectTo,
  elementId,
  elementReference,
  pressActions,
  type Send,
  typeActions,
} from './webdriver.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
/** The pause between two checks of a condition that sends no event. */
const LOOK_AGAIN_MS = 20;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

async function untilTrue(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(LOOK_AGAIN_MS);
}

/** Starts a virtual screen; returns its number, which the server chooses itself. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb has ended')));
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { screen, display };
}

/** WebKitGTK, driven through WebDriver: one session at a time, each in its own process. */
export async function openWebkit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-webkit-'));
  const programs: ChildProcess[] = [];
  let sessions = 0;

  /** Ends all processes that were started: the driver leads a process group, to which its window belongs. */
  function end(): void {
    for (const program of programs) program.kill('SIGKILL');
    const driver = programs.at(-1)?.pid;
    if (driver && programs.length > 1) {
      try {
        process.kill(-driver, 'SIGKILL');
      } catch {
        // The group has ended by itself.
      }
    }
  }
  const ask = <T>(what: string, result: Promise<T>): Promise<T> =>
    answer(`WebKit: ${what}`, result, end);

  async function startDriver(): Promise<Send> {
    const { screen, display } = await startScreen();
    programs.push(screen);
    const port = await freePort();
    const driver = spawn(
      'dbus-run-session',
      ['--', 'WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`],
      {
        detached: true,
        stdio: 'ignore',
        env: {
          ...process.env,
          FONTCONFIG_FILE,
          DISPLAY: display,
          GDK_BACKEND: 'x11',
          GTK_USE_PORTAL: '0',
          NO_AT_BRIDGE: '1',
          // Without a graphics card, layers are put together by a program that computes as one does, which takes a third of
          // all the time. WebKit then draws pages as it does where such a card is missing: in one layer.
          WEBKIT_DISABLE_COMPOSITING_MODE: '1',
          TZ: 'UTC',
          LANGUAGE: 'en_US',
        },
      },
    );
    programs.push(driver);
    const send = connectTo(`http://127.0.0.1:${port}`);
    await untilTrue(async () => {
      if (driver.exitCode !== null) throw new Error('WebKitWebDriver has ended');
      return send('GET', '/status').then(
        () => true,
        () => false,
      );
    });
    return send;
  }

  const driver = await ask('start', startDriver());

  return {
    async open({ dark = false, scrollbars = 'over' }) {
      sessions += 1;
      const complaints = join(folder, `complaints-${sessions}`);
      const printed = join(folder, `printed-${sessions}.pdf`);
      const args = [`--complaints=${complaints}`, `--print=${printed}`];
      if (dark) args.push('--dark');
      if (scrollbars === 'beside') args.push('--scrollbars-beside');
      const capabilities = {
        alwaysMatch: {
          pageLoadStrategy: 'normal',
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary: WINDOW, args },
        },
      };
      const made = driver('POST', '/session', { capabilities });
      const { sessionId } = (await ask('a new session', made)) as { sessionId: string };
      const send: Send = (method, path, body) =>
        ask(`${method} ${path}`, driver(method, `/session/${sessionId}${path}`, body));
      await send('POST', '/timeouts', { script: 300_000, pageLoad: 300_000, implicit: 0 });
      return webkitTab(send, { complaints, printed }, ask);
    },
    async close() {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The files that the window writes. */
interface WrittenFiles {
  readonly complaints: string;
  readonly printed: string;
}

function webkitTab(
  send: Send,
  { complaints, printed }: WrittenFiles,
  ask: <T>(what: string, result: Promise<T>) => Promise<T>,
): Tab {
  /** When the function returns a promise, its result is waited for. */
  const call = (source: string, args: readonly unknown[]): Promise<unknown> =>
    send('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args });

  return {
    goto: async (url) => void (await send('POST', '/url', { url })),
    back: async () => void (await send('POST', '/back', {})),
    reload: async () => void (await send('POST', '/refresh', {})),
    resize: async (width, height) =>
      void (await send('POST', '/window/rect', { x: 0, y: 0, width, height })),
    load: async (script) => void (await send('POST', '/execute/sync', { script, args: [] })),
    call,
    async callInFrame(title, source, args) {
      const frame = await send('POST', '/element', {
        using: 'css selector',
        value: `iframe[title="${title}"]`,
      });
      await send('POST', '/frame', { id: elementReference(elementId(frame)) });
      try {
        return await call(source, args);
      } finally {
        await send('POST', '/frame', { id: null });
      }
    },
    async element(source, args) {
      const id = elementId(await call(source, args));
      return {
        click: async () => void (await send('POST', `/element/${id}/click`, {})),
        setFile: async (path) => void (await send('POST', `/element/${id}/value`, { text: path })),
      };
    },
    press: async (keys) => void (await send('POST', '/actions', pressActions(keys))),
    type: async (text) => void (await send('POST', '/actions', typeActions(text))),
    async typeDay(day) {
      const [month = '', dayOfMonth = '', year = ''] = partsOf(day);
      await this.type(month);
      // A complete part keeps the focus, so the next one is reached with an arrow key.
      await this.press('ArrowRight');
      await this.type(dayOfMonth);
      await this.press('ArrowRight');
      await this.type(year);
    },
    async typeTime(time) {
      const [hour = '', minute = '', half = ''] = clockPartsOf(time);
      await this.type(hour);
      await this.press('ArrowRight');
      await this.type(minute);
      await this.press('ArrowRight');
      await this.type(half);
    },
    picture: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    async pdf() {
      await call('() => webkit.messageHandlers.print.postMessage("")', []);
      const isPrinted = untilTrue(() => existsSync(printed));
      await ask('print', isPrinted);
      const pdf = readFileSync(printed);
      rmSync(printed);
      return pdf;
    },
    async complaints() {
      const lines = existsSync(complaints) ? readFileSync(complaints, 'utf8').split('\n') : [];
      return lines.filter(Boolean).map((line) => String(JSON.parse(line)));
    },
    close: async () => void (await send('DELETE', '')),
  };
}
