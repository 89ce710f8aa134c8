import { Footer, Inline, Link, Text } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { config } from '../config.ts';
import { paths } from '../paths.ts';

/** Renders the footer of every page: owner, `children` with more links, legal pages and support address. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <Footer>
      <span>
        <FormattedMessage
          id="layout.footer.owner"
          defaultMessage="© {year} {name}"
          values={{ year: '2026', name: config.appName }}
        />
      </span>
      <Text as="div" size="xs" isMuted>
        <Inline gap="md">
          <Link href={paths.terms} variant="quiet">
            <FormattedMessage id="layout.footer.terms" defaultMessage="Terms" />
          </Link>
          <Link href={paths.privacy} variant="quiet">
            <FormattedMessage id="layout.footer.privacy" defaultMessage="Privacy" />
          </Link>
          <Link href={paths.accessibility} variant="quiet">
            <FormattedMessage id="layout.footer.accessibility" defaultMessage="Accessibility" />
          </Link>
          <Link href={`mailto:${config.supportEmail}`} variant="quiet">
            {config.supportEmail}
          </Link>
        </Inline>
      </Text>
      {children && (
        <Text as="div" size="sm">
          <Inline gap="lg">{children}</Inline>
        </Text>
      )}
    </Footer>
  );
}
