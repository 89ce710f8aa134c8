import { ButtonLink, PublicLayout as Layout } from '@byline/design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUser } from '../api/user.ts';
import { paths } from '../paths.ts';
import { loginPath } from '../session/lastSignin.ts';
import { Brand } from './Brand.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SiteFooter } from './SiteFooter.tsx';

// React Aria's button is no part of the first page.
const LogoutButton = lazy(() => import('./LogoutButton.tsx'));

function WayIn() {
  const { data: user } = useUser();
  if (user?.is_approved) {
    return (
      <ButtonLink href={paths.dashboard} size="sm">
        <FormattedMessage id="layout.public.dashboard" defaultMessage="Dashboard" />
      </ButtonLink>
    );
  }
  return user ? (
    <Suspense>
      <LogoutButton user={user} />
    </Suspense>
  ) : (
    <ButtonLink href={loginPath()} size="sm">
      <FormattedMessage id="layout.public.signin" defaultMessage="Sign in" />
    </ButtonLink>
  );
}

/** The frame of pages for guests and of those open to everybody. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <Layout
      brand={<Brand />}
      navbarEnd={
        <>
          <LanguageMenu />
          <WayIn />
        </>
      }
      footer={<SiteFooter />}
    >
      {children}
    </Layout>
  );
}
