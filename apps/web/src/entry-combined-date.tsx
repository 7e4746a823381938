import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CombinedDatePage } from './features/designs/combined-date-page.tsx';
import { logError } from './log-error.ts';
import { readPageData } from './pages/page-data.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the page');

const { today = '' } = readPageData(document);

hydrateRoot(
  root,
  <StrictMode>
    <CombinedDatePage renderedDay={today} />
  </StrictMode>,
  { onRecoverableError: (error) => logError('The page was rendered again', error) },
);
