import { es as names } from '@bahai-friends/badi-calendar/names/es';
import * as facts from '@bahai-friends/languages/es/facts';
import { page } from '@bahai-friends/languages/es/page';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveLoggedOut } from './logged-out.ts';
import { speakPageLanguage } from './page-language.ts';
import { speak, spoken } from './spoken.ts';

const open = () => {
  speakPageLanguage(facts, page, names);
  return spoken;
};

afterEach(() => speak());

it('says once, in the language of the page, that its visitor has logged out', () => {
  expect(open().firstToast).toBeUndefined();
  leaveLoggedOut();
  expect(open().firstToast).toEqual({ title: page.loggedOut, description: page.loggedOutText });
  expect(open().firstToast).toBeUndefined();
});

it('speaks where the browser keeps nothing for the site', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(open().page?.today).toBe('Hoy');
});
