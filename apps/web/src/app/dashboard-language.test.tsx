import { LoginPayload, wordRules } from '@bahai-friends/contract';
import { knownSentence } from '@bahai-friends/languages/known-sentence';
import { render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { shownToast } from '../testing/toasts.ts';
import { english, speak } from '../texts/spoken.ts';
import { keyOf } from '../texts/text-key.ts';
import { told } from '../texts/told.ts';
import { useMissingLanguage } from '../ui/feedback/use-missing-language.ts';
import { Pagination } from '../ui/tables/pagination.tsx';

const problems = {
  'already-undone': ({ by }: { by: string }) => `Schon zurückgenommen von ${by}.`,
  required: ({ field }: { field: string }) => `${{ username: 'Benutzername' }[field]} fehlt`,
};

const speakGerman = () => {
  globalThis.dashboardLanguage = {
    texts: { [keyOf('Previous')]: 'Zurück' },
    titles: { login: 'Anmeldung', dashboard: 'Verwaltung' },
    sentenceOf: (problem) => knownSentence(problems, problem),
  };
};

const NAMES = ['<img src=x onerror=alert(1)>', '\u202Ednuof eb ot gnihton', '&amp;', '$& $1', '⟦'];

afterEach(() => {
  globalThis.dashboardLanguage = undefined;
  wordRules(({ message }) => message);
  speak();
});

describe('a problem in another language', () => {
  beforeEach(speakGerman);

  it.each(NAMES)('says %j as it was typed', (by) => {
    const problem = { code: 'already-undone', values: { by }, message: 'English' };
    render(<p data-testid="said">{told(problem)}</p>);
    const { textContent, children } = screen.getByTestId('said');
    expect(textContent).toBe(`Schon zurückgenommen von ${by}.`);
    expect(children).toHaveLength(0);
  });

  it('is in English where its code is of a newer server', () => {
    const body = JSON.stringify({ code: 'evaporated', values: {}, message: 'It has evaporated' });
    const status = { ok: false, status: 409, statusText: 'Conflict' };
    expect(ApiError.rejected(status, body).userMessage).toBe('It has evaporated');
  });

  it('is said of what a call answers', () => {
    const body = JSON.stringify({
      code: 'already-undone',
      values: { by: 'anna' },
      message: 'This was already undone by anna.',
    });
    const status = { ok: false, status: 409, statusText: 'Conflict' };
    expect(ApiError.rejected(status, body).userMessage).toBe('Schon zurückgenommen von anna.');
  });

  it('is said by the rules of forms', () => {
    wordRules(told);
    const { error } = LoginPayload.safeParse({ username: '', password: '' });
    const messages = error?.issues.map(({ message }) => message);
    expect(messages).toContain('Benutzername fehlt');
  });
});

it('a text that the language lacks is in English', () => {
  speakGerman();
  render(<Pagination label="Pages" page={2} pageCount={3} onPage={() => {}} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Zurück',
    'Next',
  ]);
});

describe('a language that could not be loaded', () => {
  it('leaves English and says so', () => {
    speak({ ...english, code: 'fa', isForVolunteers: true });
    renderHook(() => useMissingLanguage());
    expect(shownToast()?.description).toContain('could not be loaded');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
  });

  it.each([undefined, true] as const)('is not said of English (%s)', (isForVolunteers) => {
    speak({ ...english, ...(isForVolunteers && { isForVolunteers }) });
    renderHook(() => useMissingLanguage());
    expect(shownToast()).toBeUndefined();
  });
});
