import { setLeaveGuard } from './navigation.ts';

/** Forms with input that would be lost by leaving the page. */
const unsavedForms = new Set<symbol>();
/** Whether the visitor has agreed to lose their input. */
let isGivenUp = false;
/** The navigation that runs once the visitor agrees; undefined while nobody is asked. */
let pendingLeave: (() => void) | undefined;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The browser's own question, which is the only one possible when the document itself is left. */
const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

function stopAsking(): void {
  pendingLeave = undefined;
  window.removeEventListener('beforeunload', askInBrowser);
}

/** Counts one more form as unsaved until the returned function is called. */
export function addUnsavedForm(): () => void {
  const form = Symbol();
  unsavedForms.add(form);
  isGivenUp = false;
  window.addEventListener('beforeunload', askInBrowser);
  notifyListeners();
  return () => {
    unsavedForms.delete(form);
    if (unsavedForms.size === 0) stopAsking();
    notifyListeners();
  };
}

/** Whether any form has unsaved input. */
export const isAnythingUnsaved = (): boolean => unsavedForms.size > 0;

/** Whether the visitor has to be asked before the page is left. */
export const mustAskToLeave = (): boolean => isAnythingUnsaved() && !isGivenUp;

export const isAskedToLeave = (): boolean => pendingLeave !== undefined;

/** Calls `leave`, which leaves the page; when typed text would be lost, only if the visitor agrees. */
export function askToLeave(leave: () => void): void {
  if (!mustAskToLeave()) {
    leave();
    return;
  }
  pendingLeave = leave;
  notifyListeners();
}

/** Answers the question whether to leave. Leaving gives up unsaved input. */
export function answerLeaveQuestion(isLeaving: boolean): void {
  const leave = pendingLeave;
  if (isLeaving) {
    giveUpUnsaved();
    leave?.();
  } else {
    pendingLeave = undefined;
    notifyListeners();
  }
}

/** Stops asking about input typed so far, and withdraws an open question. */
export function giveUpUnsaved(): void {
  isGivenUp = true;
  stopAsking();
  notifyListeners();
}

/** Calls `listener` after every change until the returned function is called. */
export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes what lies over the page; undefined while nothing does. */
let closeTopmost: (() => void) | undefined;

/** Has back and forward call `close`, and the page stay, until it is called with undefined. */
export function setCloseTopmost(close: (() => void) | undefined): void {
  closeTopmost = close;
}

const askAboutHistory = () => askToLeave(() => window.history.back());

setLeaveGuard({
  ask: askToLeave,
  instead: (isLeaving) =>
    closeTopmost ?? (isLeaving && mustAskToLeave() ? askAboutHistory : undefined),
});
