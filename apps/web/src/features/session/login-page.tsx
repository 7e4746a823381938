import type { SecondFactorKind } from '@bahai-friends/contract';
import { wordRules } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/login';
import { type ReactNode, useState } from 'react';
import { told } from '../../texts/told.ts';
import { Card } from '../../ui/card.tsx';
import { ScriptFallback } from '../../ui/feedback/script-fallback.tsx';
import { toastError } from '../../ui/feedback/toasts.ts';
import { useMissingLanguage } from '../../ui/feedback/use-missing-language.ts';
import { FormLink } from '../../ui/forms/form-link.tsx';
import { LazySecondStep } from './lazy-second-step.tsx';
import { enterDashboard, LoginForm } from './login-form.tsx';
import '../../dashboard.css';

// Validation messages are in the language of the page.
wordRules(told);

interface LoginPageProps {
  /** The user who is about to log in, where that is known. */
  readonly username?: string | undefined;
  /** The purpose of the login, where it is not the dashboard. */
  readonly about?: string;
  /** Called after the login; by default the dashboard is opened. */
  readonly onLoggedIn?: () => void;
  /** The content below the form. */
  readonly children?: ReactNode;
}

export function Page({ children, ...login }: LoginPageProps) {
  useMissingLanguage();
  return (
    <ScriptFallback>
      <Card title={texts.title} headingLevel={1}>
        <div className="mx-auto max-w-md space-y-6">
          <LoginSteps {...login} />
          {children}
          <FormLink href="/">{texts.home}</FormLink>
        </div>
      </Card>
    </ScriptFallback>
  );
}

/** The password and, where one is due, the second factor. */
function LoginSteps({ username, about, onLoggedIn = enterDashboard }: LoginPageProps) {
  const [kinds, setKinds] = useState<readonly SecondFactorKind[]>();
  if (kinds) {
    return (
      <LazySecondStep
        kinds={kinds}
        onLoggedIn={onLoggedIn}
        onStartAgain={(reason) => {
          if (reason !== undefined) toastError(reason, texts.pleaseLogInAgain);
          setKinds(undefined);
        }}
      />
    );
  }
  return (
    <>
      <p className="text-center">{about ?? texts.about}</p>
      <LoginForm username={username} onLoggedIn={onLoggedIn} onSecondFactor={setKinds} />
    </>
  );
}
