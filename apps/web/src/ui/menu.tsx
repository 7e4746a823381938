import { ChevronDown } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuProps {
  readonly label: string;
  /** The whole name for those who do not see what the menu stands beside. */
  readonly accessibleName: string;
  readonly children: ReactNode;
}

/** A button that opens a list of things to do. */
export function Menu({ label, accessibleName, children }: MenuProps) {
  return (
    // Not modal: a modal menu locks scrolling through inline styles.
    <Radix.Root modal={false}>
      <Radix.Trigger className="btn btn-plain" aria-label={accessibleName}>
        {label}
        <ChevronDown aria-hidden size={18} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  readonly children: ReactNode;
  readonly onSelect: () => void;
  /** Why this cannot be done; shown under the disabled entry. */
  readonly disabledBecause?: string | null;
  readonly danger?: boolean;
}

/** One thing to do. */
export function MenuItem({ children, onSelect, disabledBecause, danger }: MenuItemProps) {
  return (
    <Radix.Item
      className={danger ? 'menu-item text-alarm' : 'menu-item'}
      disabled={Boolean(disabledBecause)}
      onSelect={onSelect}
    >
      {children}
      {disabledBecause && <span className="block text-xs">{disabledBecause}</span>}
    </Radix.Item>
  );
}
