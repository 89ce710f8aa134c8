import { DesignSystemProvider } from '@byline/design-system';
import { useHref, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrOptions } from './api/swrOptions.ts';
import { LocaleProvider } from './i18n/LocaleProvider.tsx';
import { AppRoutes } from './routes.tsx';
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

/** Renders the application with its providers: data, language, design system. Render it in a router. */
export function App() {
  return (
    <SWRConfig value={swrOptions}>
      <LocaleProvider>
        <Portal />
      </LocaleProvider>
    </SWRConfig>
  );
}
