import { type Browser, type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core';
import {
  answer,
  clockPartsOf,
  type Engine,
  type FoundElement,
  LIMIT_MS,
  type Look,
  partsOf,
  type Tab,
} from './engine.ts';
import { FONT_FOLDER, FONTCONFIG_FILE } from './fonts.ts';

/** `functions` are given as sources, since the other engine takes only those. */
const callOf = (source: string, args: readonly unknown[]): string =>
  `(${source})(...${JSON.stringify(args)})`;

/** The preferences of Firefox for the settings of a visitor's system. */
function preferencesFor({ dark = false, scrollbars = 'over' }: Look): Record<string, unknown> {
  return {
    'ui.systemUsesDarkTheme': dark ? 1 : 0,
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'ui.useOverlayScrollbars': scrollbars === 'over' ? 1 : 0,
    'widget.gtk.overlay-scrollbars.enabled': scrollbars === 'over',
    'intl.accept_languages': 'en-US, en',
    // Firefox's sandbox reads fonts only in the system's folders: without this one, a page is printed as empty boxes.
    'security.sandbox.content.read_path_whitelist': FONT_FOLDER,
    // Firefox sends no requests of its own, neither to its makers nor to anybody else.
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
}

/** Firefox, driven through WebDriver BiDi. */
export function openFirefox(executablePath: string): Engine {
  /** There is one browser for each look, since Firefox reads the system's settings when it starts. */
  const browsers = new Map<string, Promise<Browser>>();

  async function end(): Promise<void> {
    for (const browser of browsers.values()) (await browser).process()?.kill('SIGKILL');
  }
  const ask = <T>(what: string, result: Promise<T>): Promise<T> =>
    answer(`Firefox: ${what}`, result, () => void end());

  function browserFor(look: Look): Promise<Browser> {
    const key = JSON.stringify(look);
    const browser =
      browsers.get(key) ??
      launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: preferencesFor(look),
        env: { ...process.env, FONTCONFIG_FILE, TZ: 'UTC', LANG: 'en_US.UTF-8' },
        // Ends a start that hangs, since no other code knows the process. Other operations that take too long are named
        // by `ask`.
        timeout: LIMIT_MS / 2,
        protocolTimeout: 0,
      });
    browsers.set(key, browser);
    return browser;
  }

  return {
    async open(look) {
      const browser = await ask('start', browserFor(look));
      const context = await ask('a new context', browser.createBrowserContext());
      const page = await ask('a new page', context.newPage());
      page.setDefaultTimeout(0);
      return firefoxTab(page, ask, () => context.close());
    },
    async close() {
      for (const browser of browsers.values()) await ask('end', (await browser).close());
    },
  };
}

type Ask = <T>(what: string, result: Promise<T>) => Promise<T>;

function firefoxTab(page: Page, ask: Ask, close: () => Promise<void>): Tab {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => void dialog.accept());

  return {
    goto: async (url) => void (await ask(`open ${url}`, page.goto(url))),
    back: async () => void (await ask('back', page.goBack())),
    reload: async () => void (await ask('reload', page.reload())),
    resize: (width, height) => ask(`${width} px`, page.setViewport({ width, height })),
    load: async (script) => void (await ask('load a script', page.evaluate(`${script};0`))),
    call: (source, args) => ask('a call', page.evaluate(callOf(source, args))),
    async callInFrame(title, source, args) {
      const frame = await ask('a frame', page.$(`iframe[title="${title}"]`));
      const content = frame && (await ask('a frame’s page', frame.contentFrame()));
      if (!content) throw new Error(`There is no frame ${title}`);
      return ask('a call in a frame', content.evaluate(callOf(source, args)));
    },
    async element(source, args): Promise<FoundElement> {
      const handle = await ask('an element', page.evaluateHandle(callOf(source, args)));
      const element = handle.asElement() as ElementHandle<HTMLInputElement> | null;
      if (!element) throw new Error('There is no such element');
      return {
        click: () => ask('a click', element.click()),
        setFile: (path) => ask('a file', element.uploadFile(path)),
      };
    },
    async press(keys) {
      const pressed = keys.split('+') as KeyInput[];
      const key = pressed.pop();
      if (!key) throw new Error('No key');
      for (const held of pressed) await ask(`hold ${held}`, page.keyboard.down(held));
      await ask(`press ${key}`, page.keyboard.press(key));
      for (const held of pressed.reverse()) await ask(`let go ${held}`, page.keyboard.up(held));
    },
    // When one part is complete, the focus moves to the next by itself.
    typeDay: (day) => ask('type a day', page.keyboard.type(partsOf(day).join(''))),
    typeTime: (time) => ask('type a time', page.keyboard.type(clockPartsOf(time).join(''))),
    type: (text) => ask('type', page.keyboard.type(text)),
    picture: async () => Buffer.from(await ask('a picture', page.screenshot())),
    pdf: () => ask('print', page.pdf({ format: 'A4', timeout: 0 })),
    complaints: async () => complaints,
    close: () => ask('close the page', close()),
  };
}
