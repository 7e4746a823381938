import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { takeOver } from './light/hand-over.ts';
import { logError } from './log-error.ts';
import { applicationPageAt } from './pages/application-pages.ts';
import { type RenderedAt, readPageData } from './pages/page-data.ts';
import { speak, spoken } from './texts/spoken.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the page');

// Loaded before hydration: what the server rendered stays on screen and is never replaced.
const data = readPageData<RenderedAt>(document);
// Not the address: somebody may have gone back by now, and a browser then keeps a document that was loaded anew.
const { path } = data;
speak({ ...spoken, ...data.language });
const { Page } = await applicationPageAt(path, data.site).load();

// What its first script has begun, React goes on with from here: nothing is done twice, and nothing in between.
const { parts, ...begun } = takeOver();

// In a transition, React pauses every few milliseconds: a touch is answered meanwhile.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <App path={path} Page={Page} data={{ ...data, ...parts }} begun={begun} />
    </StrictMode>,
    { onRecoverableError: (error) => logError('The page was rendered again', error) },
  );
});
