import { DesignSystemProvider } from '@byline/design-system';
import { useState } from 'react';
import { BrowserRouter, useHref, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrOptions } from './api/swrOptions.ts';
import { AppRoutes } from './routes.tsx';
import { LocaleProvider } from './i18n/LocaleProvider.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { LazyNotices } from './shell/LazyNotices.tsx';
import { captureOAuthCallback } from './session/oauthCallbackParams.ts';
import { SessionSync } from './session/SessionSync.tsx';

function Portal() {
  const navigate = useNavigate();
  return (
    <DesignSystemProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>
        <AppRoutes />
        <SessionSync />
        <LazyNotices />
      </ErrorBoundary>
    </DesignSystemProvider>
  );
}

/** The application: reads, language, router, library, routes. */
export function App() {
  // Before the router reads the address.
  useState(captureOAuthCallback);
  return (
    <SWRConfig value={swrOptions}>
      <LocaleProvider>
        <BrowserRouter>
          <Portal />
        </BrowserRouter>
      </LocaleProvider>
    </SWRConfig>
  );
}
