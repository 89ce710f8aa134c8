import '@byline/design-system/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configurePreferences } from '@byline/design-system';
import { App } from './App.tsx';
import { preferenceOptions } from './preferenceOptions.ts';
import { limitTrustedTypes } from './trustedTypes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

limitTrustedTypes();
configurePreferences(preferenceOptions);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
