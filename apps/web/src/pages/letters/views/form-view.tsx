import type { LettersProblem, LettersView } from '@bahai-friends/contract';
import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { TopicFields } from './topic-fields.tsx';

const PROBLEM = 'letters-problem';

type FormViewProps = Extract<LettersView, { readonly view: 'form' }>;

/** The form's problem, if it is about a field. */
const problemAt = (field: LettersProblem, problem: LettersProblem | null) =>
  problem === field ? PROBLEM : undefined;

/** The form with which visitors subscribe; after a problem it is shown again with the typed values. */
export function FormView({ stamp, typed, problem }: FormViewProps) {
  const { form, wrong } = whole().letters;
  return (
    <form method="post" action={inLanguage('/letters')}>
      <p>{form.intro}</p>
      {problem && (
        <p id={PROBLEM} role="alert" className="form-problem">
          {wrong[problem]}
        </p>
      )}
      <div>
        <label htmlFor="email">{form.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          className="form-input"
          dir="ltr"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed.email}
          aria-invalid={problem === 'email' ? true : undefined}
          aria-describedby={problemAt('email', problem)}
        />
      </div>
      <TopicFields chosen={typed.topics} problemId={problemAt('topics', problem)} />
      <input type="hidden" name="stamp" value={stamp} />
      <p className="form-stored">
        {form.stored} <a href={inLanguage('/privacy')}>{form.morePrivacy}</a>
      </p>
      <button type="submit">{form.subscribe}</button>
    </form>
  );
}
