import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate, usePath } from './navigation.ts';
import { answerLeaveQuestion, isAskedToLeave, setCloseTopmost } from './unsaved-forms.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

const Path = () => <output>{usePath('/requested')}</output>;
const shownPath = () => screen.getByRole('status').textContent;

/** A page with a form that may have something in it. */
function Form({ isUnsaved }: { readonly isUnsaved: boolean }) {
  useUnsavedWarning(isUnsaved);
  return <Path />;
}

const go = (...args: Parameters<typeof navigate>) => act(() => navigate(...args));
const decide = (isLeaving: boolean) => act(() => answerLeaveQuestion(isLeaving));

/** Goes through the history, and waits until the browser has done so. */
async function traverse(steps: number): Promise<void> {
  const traversed = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.go(steps);
  await act(() => traversed);
}

async function changeHash(hash: string): Promise<void> {
  const changed = new Promise((resolve) => {
    window.addEventListener('hashchange', resolve, { once: true });
  });
  window.location.hash = hash;
  await changed;
}

beforeEach(() => {
  navigate('/start', { replace: true });
});

describe('the path of the page', () => {
  it('is the one that was asked for, on the server', () => {
    expect(renderToString(<Path />)).toBe('<output>/requested</output>');
  });

  it('is the address’s, in the browser, without its query and hash', () => {
    navigate('/start?a=b#c', { replace: true });
    render(<Path />);
    expect(shownPath()).toBe('/start');
  });

  it('follows to another page, which becomes the next in the history', () => {
    render(<Path />);
    const { length } = window.history;
    go('/a');
    expect(shownPath()).toBe('/a');
    expect(window.location.pathname).toBe('/a');
    expect(window.history.length).toBe(length + 1);
  });

  it('follows to a page that takes the place of this one in the history', () => {
    render(<Path />);
    const { length } = window.history;
    go('/a', { replace: true });
    expect(shownPath()).toBe('/a');
    expect(window.history.length).toBe(length);
  });

  it('follows the browser’s back and forward', async () => {
    render(<Path />);
    go('/a');
    window.history.back();
    await waitFor(() => expect(shownPath()).toBe('/start'));
    window.history.forward();
    await waitFor(() => expect(shownPath()).toBe('/a'));
  });
});

describe('leaving a page with something unsaved', () => {
  // An open question would affect the next test.
  afterEach(() => decide(false));

  it('does not ask when nothing is', () => {
    render(<Form isUnsaved={false} />);
    go('/a');
    expect(isAskedToLeave()).toBe(false);
    expect(shownPath()).toBe('/a');
  });

  it('asks first, and leaves when the visitor wants to', () => {
    render(<Form isUnsaved />);
    go('/a');
    expect(isAskedToLeave()).toBe(true);
    expect([shownPath(), window.location.pathname]).toEqual(['/start', '/start']);
    decide(true);
    expect(isAskedToLeave()).toBe(false);
    expect([shownPath(), window.location.pathname]).toEqual(['/a', '/a']);
  });

  it('asks first, and stays when the visitor does not', () => {
    render(<Form isUnsaved />);
    go('/a');
    decide(false);
    expect(isAskedToLeave()).toBe(false);
    expect([shownPath(), window.location.pathname]).toEqual(['/start', '/start']);
  });

  it('goes where the visitor wanted last', () => {
    render(<Form isUnsaved />);
    go('/a');
    go('/b');
    decide(true);
    expect(window.location.pathname).toBe('/b');
  });

  it('does not ask twice about the same text', () => {
    render(<Form isUnsaved />);
    go('/a');
    decide(true);
    go('/b');
    expect(isAskedToLeave()).toBe(false);
    expect(shownPath()).toBe('/b');
  });

  it.each([
    ['saved', <Form key="form" isUnsaved={false} />],
    ['closed', <Path key="page" />],
  ])('does not ask any more once the form is %s', (_, then) => {
    const { rerender } = render(<Form key="form" isUnsaved />);
    rerender(then);
    go('/a');
    expect(isAskedToLeave()).toBe(false);
    expect(shownPath()).toBe('/a');
  });

  it('takes the question back when meanwhile everything is saved', () => {
    const { rerender } = render(<Form isUnsaved />);
    go('/a');
    rerender(<Form isUnsaved={false} />);
    expect(isAskedToLeave()).toBe(false);
    expect(shownPath()).toBe('/start');
  });
});

describe('the browser’s back and forward with something over the page', () => {
  afterEach(() => setCloseTopmost(undefined));

  it.each([
    ['another place of the page', -1],
    ['another page', -2],
  ])('close it, and keep the whole address, at a step to %s', async (_, steps) => {
    const { rerender } = render(<Path />);
    go('/a');
    await changeHash('users');
    rerender(<Form isUnsaved />);
    const close = vi.fn();
    setCloseTopmost(close);
    await traverse(steps);
    expect(close).toHaveBeenCalledOnce();
    expect(isAskedToLeave()).toBe(false);
    expect([window.location.pathname, window.location.hash]).toEqual(['/a', '#users']);
    expect(shownPath()).toBe('/a');
  });
});

describe('the browser’s back and forward with something unsaved', () => {
  afterEach(() => decide(false));

  it('keep the whole address while the visitor is asked, and when the visitor stays', async () => {
    const { rerender } = render(<Path />);
    go('/a');
    await changeHash('users');
    rerender(<Form isUnsaved />);
    await traverse(-2);
    expect(isAskedToLeave()).toBe(true);
    expect([window.location.pathname, window.location.hash]).toEqual(['/a', '#users']);
    decide(false);
    expect([window.location.pathname, window.location.hash]).toEqual(['/a', '#users']);
    expect(shownPath()).toBe('/a');
  });

  it('keep it, too, when they are pressed again while the visitor is asked', async () => {
    const { rerender } = render(<Path />);
    go('/a');
    rerender(<Form isUnsaved />);
    await traverse(-1);
    await traverse(-1);
    expect(isAskedToLeave()).toBe(true);
    expect(window.location.pathname).toBe('/a');
  });

  it.each([
    ['back', '/b', -1],
    ['forward', '/c', 1],
  ])('lead %s when the visitor leaves', async (_, expected, steps) => {
    const { rerender } = render(<Path />);
    go('/b');
    go('/a');
    go('/c');
    await traverse(-1);
    rerender(<Form isUnsaved />);
    await traverse(steps);
    expect([isAskedToLeave(), shownPath()]).toEqual([true, '/a']);
    decide(true);
    await waitFor(() => expect(shownPath()).toBe(expected));
    expect(window.location.pathname).toBe(expected);
  });

  it('do not ask when only the hash changes', async () => {
    render(<Form isUnsaved />);
    await changeHash('users');
    expect(isAskedToLeave()).toBe(false);
    expect(window.location.hash).toBe('#users');
  });
});
