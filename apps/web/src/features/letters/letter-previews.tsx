import {
  type Language,
  LETTER_TOPICS,
  type LetterPreview,
  type LetterTopic,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { directionOf, ownNameOf } from '../../texts/own-names.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { useLetterPreview } from './letters.queries.ts';
import { topicName } from './topic-name.ts';
import '../../ui/forms/input.css';
import './letter-previews.css';

const FORMS = ['html', 'text'] as const;
type Form = (typeof FORMS)[number];

interface LetterPreviewsProps {
  /** The community's language. */
  readonly language: Language;
  readonly isShown: boolean;
}

/** A preview of each letter in each language, as it would be sent today. */
export function LetterPreviews({ language: own, isShown }: LetterPreviewsProps) {
  const [topic, setTopic] = useState<LetterTopic>('daily');
  const [language, setLanguage] = useState(own);
  const [form, setForm] = useState<Form>('html');
  return (
    <section aria-labelledby="previews-heading" className="space-y-4">
      <div className="space-y-1.5">
        <h4 id="previews-heading" className="font-semibold">
          {texts.preview}
        </h4>
        <p className="max-w-prose text-muted">{texts.aboutPreview}</p>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <Segments
          label={texts.letter}
          options={LETTER_TOPICS}
          value={topic}
          labelOf={(option) => topicName[option]()}
          onChange={setTopic}
        />
        <Segments
          label={texts.form}
          options={FORMS}
          value={form}
          labelOf={(option) => (option === 'html' ? texts.asHtml : texts.asText)}
          onChange={setForm}
        />
        <Field label={texts.language}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={language}
              onChange={({ target }) =>
                setLanguage(LANGUAGES.find((one) => one === target.value) ?? own)
              }
            >
              {LANGUAGES.map((code) => (
                <option key={code} value={code} lang={code}>
                  {ownNameOf(code)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Preview topic={topic} language={language} form={form} isShown={isShown} />
    </section>
  );
}

interface PreviewProps {
  readonly topic: LetterTopic;
  readonly language: Language;
  readonly form: Form;
  readonly isShown: boolean;
}

function Preview({ topic, language, form, isShown }: PreviewProps) {
  const { data, error, isFetching, refetch } = useLetterPreview(topic, language, isShown);
  if (error instanceof ApiError && error.status === 404) {
    return <p role="status">{texts.nothingToSay}</p>;
  }
  if (error) {
    return (
      <LoadError
        message={texts.previewFailed}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton label={texts.loadingPreview} rows={1} rowClassName="h-96" />;
  return <Letter letter={data} language={language} form={form} isOld={isFetching} />;
}

interface LetterProps extends Pick<PreviewProps, 'language' | 'form'> {
  readonly letter: LetterPreview;
  /** Whether a newer preview is being loaded. */
  readonly isOld: boolean;
}

function Letter({ letter: { subject, html, text }, language, form, isOld }: LetterProps) {
  const own = { lang: language, dir: directionOf(language) };
  return (
    <div className="letter-preview" aria-busy={isOld}>
      <dl className="letter-subject">
        <dt className="text-sm text-muted">{texts.subject}</dt>
        <dd {...own} className="font-semibold wrap-anywhere">
          {subject}
        </dd>
      </dl>
      {form === 'html' ? (
        // The letter is a document of its own, without scripts; its links open outside of the dashboard.
        <iframe
          title={texts.letterNamed(subject)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        />
      ) : (
        <section
          className="letter-text"
          aria-label={texts.letterNamed(subject)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard, too
          tabIndex={0}
        >
          <pre {...own}>{text}</pre>
        </section>
      )}
    </div>
  );
}
