import { ChevronDown } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { createContext, type ReactNode, useContext, useRef } from 'react';

type Action = () => void;

const ChooseContext = createContext<(action: Action) => void>(() => {});

interface MenuProps {
  readonly label: string;
  /** The whole name for those who do not see what the menu stands beside. */
  readonly accessibleName: string;
  readonly children: ReactNode;
}

/**
 * A button that opens a list of things to do. What is chosen is done when the menu is gone and the
 * focus back on its button, so that a dialog gives the focus back to it.
 */
export function Menu({ label, accessibleName, children }: MenuProps) {
  const chosen = useRef<Action>(undefined);
  const choose = (action: Action) => {
    chosen.current = action;
  };
  const doChosen = () => {
    const action = chosen.current;
    chosen.current = undefined;
    if (action) queueMicrotask(action);
  };
  return (
    // Not modal: a modal menu locks scrolling through inline styles.
    <Radix.Root modal={false}>
      <Radix.Trigger className="btn btn-plain" aria-label={accessibleName}>
        {label}
        <ChevronDown aria-hidden size={18} />
      </Radix.Trigger>
      {/* In place, not at the document's end, where it would belong to no landmark. */}
      <Radix.Content
        className="menu"
        align="end"
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={doChosen}
      >
        <ChooseContext value={choose}>{children}</ChooseContext>
      </Radix.Content>
    </Radix.Root>
  );
}

interface MenuItemProps {
  readonly children: ReactNode;
  readonly onSelect?: Action;
  readonly disabled?: boolean;
  /** Why this cannot be done; shown under the disabled entry. */
  readonly disabledBecause?: string | null;
  readonly danger?: boolean;
}

/** One thing to do. */
export function MenuItem(props: MenuItemProps) {
  const { children, onSelect = () => {}, disabled, disabledBecause, danger } = props;
  const choose = useContext(ChooseContext);
  return (
    <Radix.Item
      className={danger ? 'menu-item text-alarm' : 'menu-item'}
      disabled={disabled || Boolean(disabledBecause)}
      onSelect={() => choose(onSelect)}
    >
      {children}
      {disabledBecause && <span className="block text-xs">{disabledBecause}</span>}
    </Radix.Item>
  );
}
