import { DesignSystemProvider } from '@byline/design-system';
import { useState } from 'react';
import { BrowserRouter, useHref, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrOptions } from './api/swrOptions.ts';
import { LocaleProvider } from './i18n/LocaleProvider.tsx';
import { AppRoutes } from './routes.tsx';
import { captureOAuthCallback } from './session/oauthCallbackParams.ts';
import { SessionSync } from './session/SessionSync.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { LazyNotices } from './shell/LazyNotices.tsx';
import { useFocusFallback } from './shell/useFocusFallback.ts';

function Portal() {
  const navigate = useNavigate();
  useFocusFallback();
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

/** Renders the application with its providers: data, language, router, design system. */
export function App() {
  // Runs before the router reads the address.
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
