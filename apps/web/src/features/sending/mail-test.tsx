import { NewSendingTest, type SendingTest } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { type FormEvent, useRef, useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { fieldIssues } from '../../api/field-issues.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { saidBySite } from './said-by-site.ts';
import { useSendTest } from './sending.queries.ts';
import '../../ui/forms/input.css';

const To = NewSendingTest.shape.to.unwrap();

/** Sends a mail to an address, and shows the result. */
export function MailTest() {
  const test = useSendTest();
  const input = useRef<HTMLInputElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    test.reset();
    const to = To.safeParse(input.current?.value ?? '');
    setMessages(to.error?.issues.slice(0, 1).map(({ message }) => message) ?? []);
    if (!to.success) {
      input.current?.focus();
      return;
    }
    test.mutate(
      { channel: 'mail', to: to.data },
      {
        onError: (error) =>
          setMessages(
            fieldIssues(error)
              .filter(({ path }) => path === 'to')
              .map(({ message }) => message),
          ),
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="mail-test-heading"
      className="space-y-3 border-t border-line pt-4"
    >
      <h5 id="mail-test-heading" className="font-semibold">
        {texts.testTitle}
      </h5>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="grow basis-64">
          <Field label={texts.testTo} hint={texts.aboutTest} messages={messages}>
            {(control) => (
              <input
                {...control}
                ref={input}
                type="email"
                className="input"
                autoComplete="email"
                spellCheck={false}
                dir="ltr"
              />
            )}
          </Field>
        </div>
        <div className="sm:pt-8">
          <Button type="submit" unavailable={test.isPending}>
            {test.isPending ? texts.sendingTest : texts.sendTest}
          </Button>
        </div>
      </div>
      {test.data && <Outcome {...test.data} />}
      {test.error && messages.length === 0 && (
        <Alert tone="alarm" title={texts.testFailed}>
          <p>{userMessageOf(test.error, texts.testNotPossible)}</p>
        </Alert>
      )}
    </form>
  );
}

function Outcome({ ok, said }: SendingTest) {
  const own = saidBySite(said, { noAccount: texts.noMail, notAnswered: texts.notAnswered });
  return (
    <Alert tone={ok ? 'fine' : 'alarm'} title={ok ? texts.testTaken : texts.testFailed}>
      {own === null ? (
        <>
          <p>{ok ? texts.lookIntoInbox : texts.reasonGiven}</p>
          <p>
            <bdi lang="en" className="wrap-anywhere">
              {said}
            </bdi>
          </p>
        </>
      ) : (
        <p>{own}</p>
      )}
    </Alert>
  );
}
