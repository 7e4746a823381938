import { ChevronDown } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import './forms/button.css';
import './menu.css';

/** From the window's edges, in px. At the lower one it leaves toasts their strip. */
const MARGINS = { top: 8, right: 8, bottom: 176, left: 8 };

type Action = () => void;

const ChooseContext = createContext<(action: Action) => void>(() => {});

interface MenuProps {
  readonly label: string;
  /** The whole name for those who do not see what the menu stands beside. */
  readonly accessibleName: string;
  readonly children: ReactNode;
}

interface UsedMenuProps extends MenuProps {
  readonly firstUse: FirstUse;
}

/** How a menu came into use: with the pointer, which also opens it, or by getting the focus. */
type FirstUse = 'press' | 'focus';

/**
 * A button that opens a list of things to do. It is only a button until it is used: a long table has
 * many menus, and what makes one is slow to set up.
 */
export function Menu(props: MenuProps) {
  const [firstUse, setFirstUse] = useState<FirstUse>();
  if (firstUse !== undefined) return <UsedMenu {...props} firstUse={firstUse} />;
  return (
    <button
      type="button"
      className="btn btn-plain"
      aria-label={props.accessibleName}
      aria-haspopup="menu"
      aria-expanded={false}
      onFocus={() => setFirstUse('focus')}
      onPointerDown={(event) => {
        if (event.button !== 0 || event.ctrlKey) return;
        // The focus is the menu's.
        event.preventDefault();
        setFirstUse('press');
      }}
    >
      <ButtonContent label={props.label} />
    </button>
  );
}

function ButtonContent({ label }: { readonly label: string }) {
  return (
    <>
      {label}
      <ChevronDown aria-hidden size={18} />
    </>
  );
}

/**
 * What is chosen is done when the menu is gone and the focus back on its button, so that a dialog
 * gives the focus back to it.
 */
function UsedMenu({ label, accessibleName, children, firstUse }: UsedMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<Action>(undefined);
  const choose = (action: Action) => {
    chosen.current = action;
  };
  const doChosen = () => {
    const action = chosen.current;
    chosen.current = undefined;
    if (action) queueMicrotask(action);
  };
  useLayoutEffect(() => {
    if (firstUse === 'focus') trigger.current?.focus();
  }, [firstUse]);
  return (
    // Not modal: a modal menu locks scrolling through inline styles.
    <Radix.Root modal={false} defaultOpen={firstUse === 'press'}>
      <Radix.Trigger ref={trigger} className="btn btn-plain" aria-label={accessibleName}>
        <ButtonContent label={label} />
      </Radix.Trigger>
      {/* In place, not at the document's end, where it would belong to no landmark. */}
      <Radix.Content
        className="menu"
        align="end"
        sideOffset={6}
        collisionPadding={MARGINS}
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
      className={danger ? 'menu-item menu-item-danger' : 'menu-item'}
      disabled={disabled || Boolean(disabledBecause)}
      onSelect={() => choose(onSelect)}
    >
      {children}
      {disabledBecause && <span className="block text-xs">{disabledBecause}</span>}
    </Radix.Item>
  );
}

interface MenuLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Saves what is there, and says so when it cannot. */
  readonly onDownload: Action;
}

/** A file to save. It is a real link, so that it can be copied or opened elsewhere. */
export function MenuLink({ href, children, onDownload }: MenuLinkProps) {
  const choose = useContext(ChooseContext);
  return (
    // After the menu has seen the click, which it would take for nothing were it prevented before.
    <Radix.Group onClick={(event) => event.preventDefault()}>
      <Radix.Item asChild className="menu-item block" onSelect={() => choose(onDownload)}>
        <a href={href} download>
          {children}
        </a>
      </Radix.Item>
    </Radix.Group>
  );
}
