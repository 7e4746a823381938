import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate, usePath } from './navigation.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

const Path = () => <output>{usePath('/requested')}</output>;
const shownPath = () => screen.getByRole('status').textContent;

/** A page with a form that may have something in it. */
function Form({ isUnsaved }: { readonly isUnsaved: boolean }) {
  useUnsavedWarning(isUnsaved);
  return <Path />;
}

/** Answers the question whether to leave from here on. */
const answerQuestion = (leave: boolean) => vi.spyOn(window, 'confirm').mockReturnValue(leave);

/** Whether the page was left for another. */
function go(...args: Parameters<typeof navigate>): boolean {
  let left = false;
  act(() => {
    left = navigate(...args);
  });
  return left;
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
    expect(go('/a')).toBe(true);
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
  it('does not ask when nothing is', () => {
    const confirm = answerQuestion(false);
    render(<Form isUnsaved={false} />);
    expect(go('/a')).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('asks first, and leaves when the visitor wants to', () => {
    const confirm = answerQuestion(true);
    render(<Form isUnsaved />);
    expect(go('/a')).toBe(true);
    expect(confirm.mock.calls).toEqual([['Leave this page? What you typed is not saved.']]);
    expect(shownPath()).toBe('/a');
  });

  it('asks first, and stays when the visitor does not', () => {
    answerQuestion(false);
    render(<Form isUnsaved />);
    expect(go('/a')).toBe(false);
    expect(shownPath()).toBe('/start');
    expect(window.location.pathname).toBe('/start');
  });

  it.each([
    ['saved', <Form key="form" isUnsaved={false} />],
    ['closed', <Path key="page" />],
  ])('does not ask any more once the form is %s', (_, then) => {
    const confirm = answerQuestion(false);
    const { rerender } = render(<Form key="form" isUnsaved />);
    rerender(then);
    expect(go('/a')).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('follows back when the visitor wants to', async () => {
    const confirm = answerQuestion(true);
    render(<Form isUnsaved />);
    go('/a');
    window.history.back();
    await waitFor(() => expect(shownPath()).toBe('/start'));
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('stays, with the whole address as it was, when the visitor does not follow back', async () => {
    const { rerender } = render(<Path />);
    go('/a');
    await changeHash('users');
    const confirm = answerQuestion(false);
    rerender(<Form isUnsaved />);
    window.history.go(-2);
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(window.location.pathname).toBe('/a'));
    expect(window.location.hash).toBe('#users');
    expect(shownPath()).toBe('/a');
  });

  it('does not ask when only the hash changes', async () => {
    const confirm = answerQuestion(false);
    render(<Form isUnsaved />);
    await changeHash('users');
    expect(confirm).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('#users');
  });
});
