import type { SecondFactorKind } from '@bahai-friends/contract';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { ScriptFallback } from '../../ui/feedback/script-fallback.tsx';
import { toastError } from '../../ui/feedback/toasts.ts';
import { enterDashboard, LoginForm } from './login-form.tsx';
import '../../dashboard.css';

const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step-form.tsx')).SecondStepForm,
}));

export function Page() {
  return (
    <ScriptFallback>
      <Card title="Admin Login" headingLevel={1}>
        <div className="mx-auto max-w-md space-y-6">
          <LoginSteps />
          <p className="text-center">
            <a href="/" className="inline-block py-1 underline underline-offset-4">
              Back to Home
            </a>
          </p>
        </div>
      </Card>
    </ScriptFallback>
  );
}

/** The password and, where one is due, the second factor. */
function LoginSteps() {
  const [kinds, setKinds] = useState<readonly SecondFactorKind[]>();
  if (kinds) {
    return (
      <Suspense>
        <SecondStepForm
          kinds={kinds}
          onLoggedIn={enterDashboard}
          onStartAgain={(reason) => {
            if (reason !== undefined) toastError(reason, 'Please log in again');
            setKinds(undefined);
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <p className="text-center">Enter your credentials to access the admin dashboard</p>
      <LoginForm onSecondFactor={setKinds} />
    </>
  );
}
