import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { logError } from '../../../log-error.ts';
import { readPageData } from '../../page-data.ts';
import type { DesignParts } from '../standalone.tsx';
import { CombinedDatePage } from './combined-date-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the page');

const { today = '' } = readPageData<DesignParts>(document);

hydrateRoot(
  root,
  <StrictMode>
    <CombinedDatePage renderedDay={today} />
  </StrictMode>,
  { onRecoverableError: (error) => logError('The page was rendered again', error) },
);
