import { DesignSystemProvider, ErrorBoundary, LazyNoticeRegion } from '@byline/design-system';
import { useCallback, useState } from 'react';
import { IntlContext, useIntl } from 'react-intl';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig, type State } from 'swr';
import { getProductFormats } from '../contract/rules/formats.ts';
import type { Responses } from '../contract/schemas/prerender.ts';
import { getCurrentUser, setCurrentUser } from './api/currentUser.ts';
import { setAccountZone } from './api/accountZone.ts';
import { serverNow } from './api/serverTime.ts';
import { swrOptions } from './api/swrOptions.ts';
import { LocaleProvider } from './i18n/LocaleProvider.tsx';
import { useDescribeError } from './features/requests/useDescribeError.ts';
import { AppRoutes } from './routes.tsx';
import { SessionSync } from './session/SessionSync.tsx';
import { useUser } from './session/useUser.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';

function Portal() {
  const navigate = useNavigate();
  const go = useCallback(
    (path: string, options?: { replace: boolean }) => void navigate(path, options),
    [navigate],
  );
  const { search } = useLocation();
  const { locale } = useIntl();
  const { data: user } = useUser();
  const describeError = useDescribeError();
  // While rendering, because the pages below count days in the same pass.
  setAccountZone(user?.timezone);
  // The pages below read the drafts of this user in the same pass. SessionSync replaces a user by another one, and by none.
  if (user && getCurrentUser() === null) setCurrentUser(user.id);
  return (
    <DesignSystemProvider
      intlContext={IntlContext}
      navigate={go}
      search={search}
      useHref={useHref}
      formats={getProductFormats(locale, user?.timezone)}
      describeError={describeError}
      getNow={serverNow}
    >
      <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>
        <AppRoutes />
        <SessionSync />
        <LazyNoticeRegion />
      </ErrorBoundary>
    </DesignSystemProvider>
  );
}

function createCache(responses: Responses): Map<string, State> {
  return new Map(
    Object.entries(responses).map(([path, data]) => [
      path,
      { data, error: undefined, isLoading: false, isValidating: false },
    ]),
  );
}

type AppProps = {
  /** Responses of the API by path, which the page already contains. The app shows their data, and requests it again. */
  responses?: Responses;
};

/** Renders the application with its providers: data, language, design system. Render it in a router. */
export function App({ responses = {} }: AppProps) {
  const [options] = useState(() => ({ ...swrOptions, provider: () => createCache(responses) }));
  return (
    <SWRConfig value={options}>
      <LocaleProvider>
        <Portal />
      </LocaleProvider>
    </SWRConfig>
  );
}
