import { useEffect, useSyncExternalStore } from 'react';
import {
  addUnsavedForm,
  isAnythingUnsaved,
  isAskedToLeave,
  subscribeToUnsaved,
} from './unsaved-forms.ts';

const never = () => false;

/** For a form: the visitor is asked before the page is left while something in it is not saved. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? addUnsavedForm() : undefined), [isUnsaved]);
}

/** Whether any form has something in it that is not saved. */
export function useAnythingUnsaved(): boolean {
  return useSyncExternalStore(subscribeToUnsaved, isAnythingUnsaved, never);
}

/** Whether the visitor is to be asked whether to leave. */
export function useLeaveQuestion(): boolean {
  return useSyncExternalStore(subscribeToUnsaved, isAskedToLeave, never);
}
