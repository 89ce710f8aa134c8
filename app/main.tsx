import '@byline/design-system/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configurePreferences } from '@byline/design-system';
import { App } from './App.tsx';
import { preferenceOptions } from './preferenceOptions.ts';
import { captureOAuthCallback } from './session/oauthCallbackParams.ts';
import { limitTrustedTypes } from './trustedTypes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

limitTrustedTypes();
configurePreferences(preferenceOptions);
// Before the router reads the address.
captureOAuthCallback();

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
