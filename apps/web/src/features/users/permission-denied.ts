import { notify } from '../../ui/feedback/toast-store.ts';

/** Says what a role may not do before the server has to. */
export function tellPermissionDenied(description: string): void {
  notify({ variant: 'destructive', title: 'Permission Denied', description });
}
