import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { toastTexts } from '../../texts/toast-texts.ts';
import { dismissToast, type Toast } from './toast-store.ts';
import './toaster.css';

const DURATION_MS = 5000;
/** For slow readers and keyboard users; the time also stops while it has the pointer or the focus. */
const ACTION_DURATION_MS = 15_000;
const SWIPE_THRESHOLD_PX = 50;

interface ToasterProps {
  readonly toasts: readonly Toast[];
  /** Whether F8 was pressed before this was loaded: then the region gets the focus. */
  readonly isRequested: boolean;
}

/** Shows toasts: announced by screen readers, swiped away to their side, focused with F8. */
export function Toaster({ toasts, isRequested }: ToasterProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Radix has handled the key itself if this was loaded by then, and the focus may have moved on.
    if (isRequested && !viewport.current?.contains(document.activeElement)) {
      viewport.current?.focus();
    }
  }, [isRequested]);
  // How many rows of tabs there are depends on the language and on what the community has. It is rendered, and the bar
  // measured, for each toast.
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>('.dashboard-header');
    viewport.current?.style.setProperty('--bar-height', `${bar?.offsetHeight ?? 0}px`);
  });
  const { notification } = toastTexts();
  const isRtl = document.documentElement.dir === 'rtl';
  return (
    <Radix.Provider
      label={notification}
      duration={DURATION_MS}
      swipeDirection={isRtl ? 'left' : 'right'}
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        ref={viewport}
        label={notification}
        hotkey={['F8']}
        className="toast-viewport"
      />
    </Radix.Provider>
  );
}

/** In milliseconds. */
function durationOf({ isPending, action }: Toast): number {
  if (isPending) return Number.POSITIVE_INFINITY;
  return action ? ACTION_DURATION_MS : DURATION_MS;
}

function ToastItem({ toast }: { readonly toast: Toast }) {
  const { id, open, title, description, variant = 'default', action } = toast;
  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(id);
      }}
      duration={durationOf(toast)}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      data-variant={variant}
      className="toast"
    >
      <div className="toast-text">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {description && (
          <Radix.Description className="toast-description">{description}</Radix.Description>
        )}
      </div>
      {action && (
        <Radix.Action className="toast-action" altText={action.altText} onClick={action.onClick}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close className="toast-close" aria-label={toastTexts().close}>
        <X aria-hidden size={18} />
      </Radix.Close>
    </Radix.Root>
  );
}
