import type { SecondFactorKind } from '@bahai-friends/contract';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { ScriptFallback } from '../../ui/feedback/script-fallback.tsx';
import { toastError } from '../../ui/feedback/toasts.ts';
import { LazySecondStep } from './lazy-second-step.tsx';
import { enterDashboard, LoginForm } from './login-form.tsx';
import '../../dashboard.css';

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
      <LazySecondStep
        kinds={kinds}
        onLoggedIn={enterDashboard}
        onStartAgain={(reason) => {
          if (reason !== undefined) toastError(reason, 'Please log in again');
          setKinds(undefined);
        }}
      />
    );
  }
  return (
    <>
      <p className="text-center">Enter your credentials to access the admin dashboard</p>
      <LoginForm onSecondFactor={setKinds} />
    </>
  );
}
