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

// This is loaded before hydration, so that the server's content stays on screen and is never replaced.
const data = readPageData<RenderedAt>(document);
// The address is not used: the visitor may have gone back by now, and the browser then keeps the document that was
// loaded at it.
const { path } = data;
speak({ ...spoken, ...data.language });
const { Page } = await applicationPageAt(path, data.site).load();

// React goes on from the state of the first script, so that nothing is done twice or missed.
const { parts, ...begun } = takeOver();

// In a transition React pauses every few milliseconds, so that a touch is answered meanwhile.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <App path={path} Page={Page} data={{ ...data, ...parts }} begun={begun} />
    </StrictMode>,
    { onRecoverableError: (error) => logError('The page was rendered again', error) },
  );
});
