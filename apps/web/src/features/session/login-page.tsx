import { Card } from '../../ui/card.tsx';
import { ScriptFallback } from '../../ui/feedback/script-fallback.tsx';
import { LoginForm } from './login-form.tsx';
import '../../dashboard.css';

export function Page() {
  return (
    <ScriptFallback>
      <Card title="Admin Login" headingLevel={1}>
        <div className="mx-auto max-w-md space-y-6">
          <p className="text-center">Enter your credentials to access the admin dashboard</p>
          <LoginForm />
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
