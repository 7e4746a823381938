import { useEffect, useSyncExternalStore } from 'react';
import { addUnsavedForm, isAskedToLeave, subscribeToUnsaved } from './unsaved-forms.ts';

const never = () => false;

/** Asks the visitor before a page with unsaved input in its form is left. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? addUnsavedForm() : undefined), [isUnsaved]);
}

/** Whether the visitor has to be asked whether to leave. */
export function useLeaveQuestion(): boolean {
  return useSyncExternalStore(subscribeToUnsaved, isAskedToLeave, never);
}
