import { Button, ButtonLink, PublicShell } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUser } from '../api/user.ts';
import { paths } from '../paths.ts';
import { loginPath } from '../session/lastSignin.ts';
import { useLogout } from '../session/useSession.ts';
import { Brand } from './Brand.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SiteFooter } from './SiteFooter.tsx';

function WayIn() {
  const { data: user } = useUser();
  const logout = useLogout();
  if (user?.is_approved) {
    return (
      <ButtonLink href={paths.dashboard} size="sm">
        <FormattedMessage id="layout.public.dashboard" defaultMessage="Dashboard" />
      </ButtonLink>
    );
  }
  // Whoever is not approved yet has no menu: this is the way out.
  return user ? (
    <Button size="sm" variant="outline" onPress={() => void logout(user)}>
      <FormattedMessage id="layout.public.logout" defaultMessage="Log out" />
    </Button>
  ) : (
    <ButtonLink href={loginPath()} size="sm">
      <FormattedMessage id="layout.public.signin" defaultMessage="Sign in" />
    </ButtonLink>
  );
}

/** The frame of pages for guests and of those open to everybody. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <PublicShell
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
    </PublicShell>
  );
}
