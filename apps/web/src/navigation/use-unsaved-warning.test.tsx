import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answerLeaveQuestion,
  askToLeave,
  giveUpUnsaved,
  isAnythingUnsaved,
  mustAskToLeave,
} from './unsaved-forms.ts';
import { useLeaveQuestion, useUnsavedWarning } from './use-unsaved-warning.ts';

/** Whether the browser would ask before it closes the page or loads another. */
function browserAsks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

const renderForm = (isUnsaved: boolean) =>
  renderHook(useUnsavedWarning, { initialProps: isUnsaved });

describe('a form, when the browser closes the page', () => {
  it('lets it go while nothing is unsaved', () => {
    renderForm(false);
    expect(browserAsks()).toBe(false);
  });

  it('makes the browser ask while something is unsaved', () => {
    const { rerender } = renderForm(false);
    rerender(true);
    expect(browserAsks()).toBe(true);
  });

  it('lets it go once everything is saved', () => {
    const { rerender } = renderForm(true);
    rerender(false);
    expect(browserAsks()).toBe(false);
  });

  it('lets it go once the form is closed', () => {
    const { unmount } = renderForm(true);
    unmount();
    expect(browserAsks()).toBe(false);
  });

  it('makes the browser ask as long as another form has something unsaved', () => {
    renderForm(true);
    const { unmount } = renderForm(true);
    unmount();
    expect(browserAsks()).toBe(true);
  });

  it('lets it go once the visitor has agreed to leave', () => {
    renderForm(true);
    act(() => {
      askToLeave(() => {});
      answerLeaveQuestion(true);
    });
    expect(browserAsks()).toBe(false);
  });
});

describe('whoever shows it', () => {
  it('knows whether to ask', () => {
    const { result } = renderHook(useLeaveQuestion);
    expect([isAnythingUnsaved(), result.current]).toEqual([false, false]);
    const form = renderForm(true);
    expect([isAnythingUnsaved(), result.current]).toEqual([true, false]);
    act(() => askToLeave(() => {}));
    expect([isAnythingUnsaved(), result.current]).toEqual([true, true]);
    form.rerender(false);
    expect([isAnythingUnsaved(), result.current]).toEqual([false, false]);
  });
});

describe('giving up what is not saved', () => {
  it('ends all asking, until something else is typed', () => {
    const { result } = renderHook(useLeaveQuestion);
    renderForm(true);
    act(() => askToLeave(() => {}));
    expect(result.current).toBe(true);
    act(giveUpUnsaved);
    expect([result.current, mustAskToLeave(), browserAsks()]).toEqual([false, false, false]);
    renderForm(true);
    expect([result.current, mustAskToLeave(), browserAsks()]).toEqual([false, true, true]);
  });
});
