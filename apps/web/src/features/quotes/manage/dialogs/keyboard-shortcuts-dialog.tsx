import { Dialog, DialogActions } from '../../../../ui/dialogs/dialog.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import './keyboard-shortcuts-dialog.css';

const SHORTCUTS: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['/'], 'Search, also while nothing has the focus; ↓ leads on to the first quote'],
  [['↓', '↑'], 'Next or previous quote'],
  [['Home', 'End'], 'First or last quote of the page'],
  [['e', 'Enter'], 'Edit the quote'],
  [['x', 'Space'], 'Select the quote, or not'],
  [['?'], 'Show these shortcuts'],
];

/** Which keys there are in the list of quotes. */
export function KeyboardShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Keyboard shortcuts"
      description="They work while the focus is in Manage Quotes, and not while you type."
      onClose={onClose}
    >
      <dl className="shortcuts">
        {SHORTCUTS.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
