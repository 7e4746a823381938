import { userMessageOf } from '../api/api-error.ts';
import { notify } from './notify.ts';

/** Tells what has failed, such as 'Failed to add social link', and why. */
export function tellFailure(what: string, error: Error): void {
  notify({
    variant: 'destructive',
    title: 'Error',
    description: `${what}: ${userMessageOf(error)}`,
  });
}
