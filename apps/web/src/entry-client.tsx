import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { logError } from './log-error.ts';
import { applicationPageAt } from './pages/application-pages.ts';
import { readPageData } from './pages/page-data.ts';
import { speak, spoken } from './texts/spoken.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the page');

// Loaded before hydration: what the server rendered stays on screen and is never replaced.
const path = window.location.pathname;
const data = readPageData(document);
speak({ ...spoken, ...data.language });
const { Page } = await applicationPageAt(path, data.site).load();

// In a transition, React pauses every few milliseconds: a touch is answered meanwhile.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <App path={path} Page={Page} data={data} />
    </StrictMode>,
    { onRecoverableError: (error) => logError('The page was rendered again', error) },
  );
});
