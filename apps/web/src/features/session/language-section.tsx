import type { Language } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { request } from '../../api/client.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useSite } from '../../site/use-site.ts';
import { ownNameOf } from '../../texts/own-names.ts';
import { toastReason } from '../../ui/feedback/toasts.ts';
import { Field } from '../../ui/forms/field.tsx';
import { useSession } from './session.queries.ts';
import '../../ui/forms/input.css';

interface LanguageSectionProps {
  /** Called to show the dashboard in another language; typed text may make the visitor stay. */
  readonly onChosen: (language: Language) => void;
}

/** The language of one's own dashboard. */
export function LanguageSection({ onChosen }: LanguageSectionProps) {
  const { language: own } = useSite();
  const { data: session } = useSession();
  const choose = useApiMutation<unknown, Language | null>({
    mutationFn: (language) => request('PUT /api/account/language', { body: { language } }),
    onError: (error) => toastReason(error, texts.languageFailed),
  });
  const chosen = session?.authenticated ? session.language : undefined;
  return (
    <section className="max-w-md">
      <Field label={texts.language} hint={texts.aboutLanguage}>
        {(control) => (
          <select
            {...control}
            className="input"
            disabled={choose.isPending}
            value={choose.variables ?? chosen ?? ''}
            onChange={({ target }) => {
              const language = LANGUAGES.find((one) => one === target.value) ?? null;
              choose.mutate(language, { onSuccess: () => onChosen(language ?? own) });
            }}
          >
            <option value="">{texts.communityLanguage(ownNameOf(own))}</option>
            {LANGUAGES.map((code) => (
              <option key={code} value={code} lang={code}>
                {ownNameOf(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </section>
  );
}
