import type { Language } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { useState } from 'react';
import { request } from '../../api/client.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useSite } from '../../site/use-site.ts';
import { ownNameOf } from '../../texts/own-names.ts';
import { spoken } from '../../texts/spoken.ts';
import { toastReason } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useSession } from './session.queries.ts';
import '../../ui/forms/input.css';

interface LanguageSectionProps {
  /** Called to show the dashboard in another language; typed text may make the visitor stay. */
  readonly onChosen: (language: Language) => void;
}

/**
 * The language of one's own dashboard. Another one loads the document anew, so that it takes a button: arrow keys choose
 * each language that they pass.
 */
export function LanguageSection({ onChosen }: LanguageSectionProps) {
  const { language: own } = useSite();
  const { data: session } = useSession();
  const [picked, setPicked] = useState<Language | null>();
  const [saved, setSaved] = useState<Language | null>();
  const choose = useApiMutation<unknown, Language | null>({
    mutationFn: (language) => request('PUT /api/account/language', { body: { language } }),
    onError: (error) => toastReason(error, texts.languageFailed),
  });
  const known = session?.authenticated ? session.language : undefined;
  const stored = saved === undefined ? (known ?? null) : saved;
  const language = picked === undefined ? stored : picked;
  const isInEffect = language === stored && (language ?? own) === spoken.code;
  const send = () =>
    choose.mutate(language, {
      onSuccess: () => {
        setSaved(language);
        onChosen(language ?? own);
      },
    });
  return (
    <section className="max-w-md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label={texts.language} hint={texts.aboutLanguage}>
          {(control) => (
            <div className="flex flex-wrap gap-3">
              <select
                {...control}
                className="input min-w-[min(12rem,100%)] flex-1"
                value={language ?? ''}
                onChange={({ target }) =>
                  setPicked(LANGUAGES.find((one) => one === target.value) ?? null)
                }
              >
                <option value="">{texts.communityLanguage(ownNameOf(own))}</option>
                {LANGUAGES.map((code) => (
                  <option key={code} value={code} lang={code}>
                    {ownNameOf(code)}
                  </option>
                ))}
              </select>
              <Button
                type="submit"
                aria-label={choose.isPending ? undefined : `${texts.save}: ${texts.language}`}
                unavailable={choose.isPending || isInEffect}
              >
                {choose.isPending ? common.saving : texts.save}
              </Button>
            </div>
          )}
        </Field>
      </form>
    </section>
  );
}
