import { userMessageOf } from '../../api/api-error.ts';
import { notify } from './toast-store.ts';

/** Tells what has been done, where it was done. */
export function tellSuccess(description: string, title = 'Success'): void {
  notify({ title, description });
}

/** Tells what has failed, such as 'Failed to add social link', and why. */
export function tellFailure(what: string, error: Error): void {
  notify({
    variant: 'destructive',
    title: 'Error',
    description: `${what}: ${userMessageOf(error)}`,
  });
}
