import type { LettersView } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import { ownNameOf } from '../../../texts/own-names.ts';
import { whole } from '../../../texts/whole.ts';
import { TopicFields } from './topic-fields.tsx';

const PROBLEM = 'letters-problem';

type YoursViewProps = Extract<LettersView, { readonly view: 'yours' }>;

/** A subscription, to be changed or ended. */
export function YoursView({ token, address, topics, language, outcome }: YoursViewProps) {
  const { form, yours, end, wrong } = whole().letters;
  return (
    <>
      {outcome === 'saved' && <p role="status">{yours.saved}</p>}
      {outcome === 'topics' && (
        <p id={PROBLEM} role="alert" className="form-problem">
          {wrong.topics}
        </p>
      )}
      <dl>
        <dt>{yours.address}</dt>
        <dd>
          <bdi dir="ltr">{address}</bdi>
        </dd>
      </dl>
      <form method="post" action={`/letters/yours/${token}`}>
        <TopicFields chosen={topics} problemId={outcome === 'topics' ? PROBLEM : undefined} />
        <div>
          <label htmlFor="language">{yours.language}</label>
          <select id="language" name="language" className="form-input" defaultValue={language}>
            {LANGUAGES.map((one) => (
              <option key={one} value={one} lang={one}>
                {ownNameOf(one)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit">{yours.save}</button>
      </form>
      <p className="form-stored">{form.stored}</p>
      <form method="post" action={`/letters/end/${token}`}>
        <button type="submit" className="form-end">
          {end.button}
        </button>
      </form>
    </>
  );
}
