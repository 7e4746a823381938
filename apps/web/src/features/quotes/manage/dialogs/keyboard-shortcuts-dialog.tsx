import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { Dialog, DialogActions } from '../../../../ui/dialogs/dialog.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import './keyboard-shortcuts-dialog.css';

const SHORTCUTS: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['/'], texts.searches],
  [['↓', '↑'], texts.nextOrPrevious],
  [[texts.homeKey, texts.endKey], texts.firstOrLast],
  [['e', texts.enterKey], texts.edits],
  [['x', texts.spaceKey], texts.selects],
  [['?'], texts.showsShortcuts],
];

/** The keys of the list of quotes. */
export function KeyboardShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={texts.shortcuts} description={texts.aboutShortcuts} onClose={onClose}>
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
        <Button onClick={onClose}>{common.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
