import type { UploadProblem } from '@bahai-friends/contract';
import { Button } from '../../../ui/forms/button.tsx';
import { saveAs } from '../../../ui/save-as.ts';
import { issueLine, problemReport } from './row-issues.ts';

/** What is wrong with the rows of a file, with a button that saves the list. */
export function RowIssueList({ problem }: { readonly problem: UploadProblem }) {
  const save = () =>
    saveAs(new Blob([problemReport(problem)], { type: 'text/plain' }), 'upload-problems.txt');
  return (
    <div className="space-y-3">
      <section
        aria-label="Problems in the file"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-xl border border-line p-3"
      >
        <ul className="space-y-1.5 text-sm">
          {problem.issues.map((issue) => {
            const line = issueLine(issue);
            return (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            );
          })}
        </ul>
      </section>
      <Button onClick={save}>Download list</Button>
    </div>
  );
}
