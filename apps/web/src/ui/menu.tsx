import { ChevronDown, Ellipsis } from 'lucide-react';
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

/** The distance from the window's edges, in px. The lower one leaves the space for toasts free. */
const MARGINS = { top: 8, right: 8, bottom: 176, left: 8 };

type Action = () => void;

const ChooseContext = createContext<(action: Action) => void>(() => {});

interface MenuProps {
  readonly label: string;
  /** The name for screen readers, such as `Actions for …`. */
  readonly accessibleName: string;
  /** Whether it belongs to a row of a list: then it is an icon on a phone. */
  readonly inRow?: boolean;
  readonly children: ReactNode;
}

interface UsedMenuProps extends MenuProps {
  readonly firstUse: FirstUse;
}

/** What loaded the menu: a press, which also opens it, or the focus. */
type FirstUse = 'press' | 'focus';

/**
 * A button that opens a menu. It is a plain button until it is first used: a long table has many menus,
 * and Radix's menu is slow to set up.
 */
export function Menu(props: MenuProps) {
  const [firstUse, setFirstUse] = useState<FirstUse>();
  if (firstUse !== undefined) return <UsedMenu {...props} firstUse={firstUse} />;
  return (
    <button
      type="button"
      className={buttonClass(props)}
      aria-label={props.accessibleName}
      aria-haspopup="menu"
      aria-expanded={false}
      onFocus={() => setFirstUse('focus')}
      onPointerDown={(event) => {
        if (event.button !== 0 || event.ctrlKey) return;
        // The button of the menu takes the focus instead.
        event.preventDefault();
        setFirstUse('press');
      }}
    >
      <ButtonContent {...props} />
    </button>
  );
}

const buttonClass = ({ inRow }: MenuProps): string =>
  inRow ? 'btn btn-plain btn-icon' : 'btn btn-plain';

function ButtonContent({ label, inRow }: MenuProps) {
  if (!inRow) {
    return (
      <>
        {label}
        <ChevronDown aria-hidden size={18} />
      </>
    );
  }
  return (
    <>
      <Ellipsis aria-hidden size={20} className="md:hidden" />
      <span>{label}</span>
      <ChevronDown aria-hidden size={18} className="max-md:hidden" />
    </>
  );
}

/**
 * The chosen action runs when the menu is closed and the focus is back on its button, so that a dialog
 * returns the focus to this button.
 */
function UsedMenu({ firstUse, ...props }: UsedMenuProps) {
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
    // It is not modal: a modal menu locks scrolling with inline styles.
    <Radix.Root modal={false} defaultOpen={firstUse === 'press'}>
      <Radix.Trigger ref={trigger} className={buttonClass(props)} aria-label={props.accessibleName}>
        <ButtonContent {...props} />
      </Radix.Trigger>
      {/* It has no portal: at the document's end it would be outside all landmarks. */}
      <Radix.Content
        className="menu"
        align="end"
        sideOffset={6}
        collisionPadding={MARGINS}
        onCloseAutoFocus={doChosen}
      >
        <ChooseContext value={choose}>{props.children}</ChooseContext>
      </Radix.Content>
    </Radix.Root>
  );
}

interface MenuItemProps {
  readonly children: ReactNode;
  readonly onSelect?: Action;
  readonly disabled?: boolean;
  /** Why the item is disabled; shown below its label. */
  readonly disabledBecause?: string | null;
  readonly danger?: boolean;
}

/** An item of a menu. */
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
  /** Saves the file, and reports a failure. */
  readonly onDownload: Action;
}

/** A menu item that downloads a file. It is a real link, so that it can be copied or opened in another tab. */
export function MenuLink({ href, children, onDownload }: MenuLinkProps) {
  const choose = useContext(ChooseContext);
  return (
    // The parent prevents the default: the item ignores a click whose default is prevented already.
    <Radix.Group onClick={(event) => event.preventDefault()}>
      <Radix.Item asChild className="menu-item block" onSelect={() => choose(onDownload)}>
        <a href={href} download>
          {children}
        </a>
      </Radix.Item>
    </Radix.Group>
  );
}
