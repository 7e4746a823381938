import { PICTURE_SIZES, type Quote } from '@bahai-friends/contract';
import {
  SHARED_TEXT_MAX,
  SHARING_NAMES,
  sharingLinks,
} from '@bahai-friends/contract/share-message';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/sharing';
import type { Language } from '@bahai-friends/languages/languages';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { useState } from 'react';
import { userMessageOf } from '../../../api/api-error.ts';
import { useSite } from '../../../site/use-site.ts';
import { languageName } from '../../../texts/language-name.ts';
import { spoken } from '../../../texts/spoken.ts';
import { DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { copyText } from '../../../ui/sharing/copy-text.ts';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import { isIn } from '../language-choice.ts';
import { pictureOf, useQuoteMessage, useSavePicture } from './sharing.queries.ts';
import '../../../ui/forms/input.css';
import './share-quote.css';

interface ShareQuoteProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** Shares a quote in one of its languages: as a text for other apps, and as pictures. */
export function ShareQuote({ quote, onClose }: ShareQuoteProps) {
  const { language: own, languages } = quote;
  const community = useSite().language;
  const [language, setLanguage] = useState<Language | ''>(
    isIn(quote, community) ? community : (own ?? ''),
  );
  const message = useQuoteMessage(quote.id, language);
  return (
    <div className="space-y-4">
      {languages.length > 0 && (
        <Field label={texts.language}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={language}
              onChange={({ target }) =>
                setLanguage(languages.find((each) => each === target.value) ?? own ?? '')
              }
            >
              <option value={own ?? ''}>{own ? languageName(own) : texts.original}</option>
              {languages.map((each) => (
                <option key={each} value={each}>
                  {languageName(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {message.isPending && <ListSkeleton label={texts.loading} rows={4} />}
      {message.isLoadingError && (
        <LoadError
          message={userMessageOf(message.error, texts.loadError)}
          isRetrying={message.isFetching}
          onRetry={() => void message.refetch()}
        />
      )}
      {message.data && <Ways quote={quote} message={message.data} language={language} />}
      <DialogActions>
        <Button onClick={onClose}>{common.close}</Button>
      </DialogActions>
    </div>
  );
}

interface WaysProps {
  readonly quote: Quote;
  readonly message: NonNullable<ReturnType<typeof useQuoteMessage>['data']>;
  readonly language: Language | '';
}

function Ways({ quote, message, language }: WaysProps) {
  const { subject, text, path, isWhole } = message;
  const url = window.location.origin + path;
  const links = sharingLinks({ subject, text, url });
  const all = `${text}\n${url}`;
  const said = aboutText(quote, isWhole, useSite().today);
  return (
    <>
      <Field label={texts.text} hint={said.length > 0 && said.map((one) => <p key={one}>{one}</p>)}>
        {(control) => (
          <textarea
            {...control}
            {...writtenIn(message.language, spoken.code)}
            readOnly
            rows={6}
            className="input"
            value={all}
          />
        )}
      </Field>
      <div className="share-ways">
        <p>{texts.ways}</p>
        <Button look="primary" onClick={() => void copyText(all, texts.copied, texts.copyFailed)}>
          {texts.copy}
        </Button>
        <ExternalLink className="btn btn-plain" href={links.whatsApp}>
          {SHARING_NAMES.whatsApp}
        </ExternalLink>
        {links.telegram && (
          <ExternalLink className="btn btn-plain" href={links.telegram}>
            {SHARING_NAMES.telegram}
          </ExternalLink>
        )}
        <a className="btn btn-plain" href={links.mail}>
          {texts.mail}
        </a>
      </div>
      <Pictures id={quote.id} language={language} />
    </>
  );
}

/** Sentences about the shared text: what is left out of it, and when its day is. */
function aboutText({ displayDate: day }: Quote, isWhole: boolean, today: string): string[] {
  const said = isWhole ? [] : [texts.onlySource(SHARED_TEXT_MAX)];
  if (day === null) said.push(texts.noDay);
  else if (day > today) said.push(texts.fromDay(day));
  return said;
}

function Pictures({ id, language }: { readonly id: number; readonly language: Language | '' }) {
  const save = useSavePicture();
  const names = { landscape: texts.landscape, portrait: texts.portrait, story: texts.story };
  return (
    <div className="share-ways">
      <p>{texts.pictures}</p>
      {PICTURE_SIZES.map((size) => {
        const address = pictureOf(id, size, language);
        return (
          // It is a real link, so that it can be copied or opened in another tab.
          <a
            key={size}
            href={address}
            download
            className="btn btn-plain"
            onClick={(event) => {
              event.preventDefault();
              save.mutate(address);
            }}
          >
            {names[size]}
          </a>
        );
      })}
    </div>
  );
}
