import {
  ButtonLink,
  LanguageSelect,
  lazyPart,
  PublicLayout as Layout,
} from '@byline/design-system';
import { Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useUser } from '../session/useUser.ts';
import { languages } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { paths } from '../paths.ts';
import { getLoginPath } from '../device/lastSignin.ts';
import { Brand } from './Brand.tsx';
import { SiteFooter } from './SiteFooter.tsx';

// Loaded on demand, because React Aria's button would add to the script of the first page.
const LogoutButton = lazyPart(() => import('./LogoutButton.tsx'));

function SessionButton() {
  const { data: user } = useUser();
  const { pathname } = useLocation();
  if (user?.is_approved) {
    return (
      <ButtonLink href={paths.dashboard} size="sm" variant="ghost">
        <FormattedMessage id="layout.public.dashboard" defaultMessage="Dashboard" />
      </ButtonLink>
    );
  }
  if (user) {
    return (
      <Suspense>
        <LogoutButton user={user} />
      </Suspense>
    );
  }
  const isLogin = pathname === paths.signin || pathname === paths.accountLogin;
  // No button of the navbar is solid, because the primary action is on the page.
  return (
    <ButtonLink href={isLogin ? paths.signup : getLoginPath()} size="sm" variant="ghost">
      {isLogin ? (
        <FormattedMessage id="layout.public.join" defaultMessage="Join" />
      ) : (
        <FormattedMessage id="layout.public.signin" defaultMessage="Sign in" />
      )}
    </ButtonLink>
  );
}

/** Renders the layout of pages for guests and of pages open to everyone. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { locale, setLocale } = useLanguage();
  return (
    <Layout
      brand={<Brand />}
      navbarEnd={
        <>
          <LanguageSelect items={languages} selectedKey={locale} onSelectionChange={setLocale} />
          <SessionButton />
        </>
      }
      footer={<SiteFooter />}
    >
      {children}
    </Layout>
  );
}
