import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readPageData } from './app/page-data.ts';
import { loadPage, pageAt } from './app/pages.ts';
import { logError } from './log-error.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the page');

// Loaded before hydration: what the server rendered stays on screen and is never replaced.
const { Page } = await loadPage[pageAt(window.location.pathname)]();

hydrateRoot(
  root,
  <StrictMode>
    <App>
      <Page {...readPageData(document)} />
    </App>
  </StrictMode>,
  { onRecoverableError: (error) => logError('The page was rendered again', error) },
);
