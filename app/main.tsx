import '@byline/design-system/font.css';
import '@byline/design-system/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { claimDeviceDrafts, configurePreferences } from '@byline/design-system';
import { readWrittenResponses } from './api/earlyResponses.ts';
import { App } from './App.tsx';
import { preferenceOptions } from './preferenceOptions.ts';
import { captureOAuthCallback } from './session/oauthCallbackParams.ts';
import { isLogoutPending } from './device/sessionEnd.ts';
import { limitTrustedTypes } from './trustedTypes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

limitTrustedTypes();
configurePreferences(preferenceOptions);
// Before a duplicate of the tab can copy the names of its drafts.
claimDeviceDrafts();
// Runs before the router reads the address.
captureOAuthCallback();
// After a logout on this device the page shows nothing of the account, even if the server has not received the logout.
const responses = isLogoutPending() ? {} : readWrittenResponses();

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App responses={responses} />
    </BrowserRouter>
  </StrictMode>,
);
