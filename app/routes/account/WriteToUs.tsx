import { ButtonLink, Card, Link, Stack, Text } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { config } from '../../config.ts';
import { RoutePage } from '../../layouts/RoutePage.tsx';
import { paths } from '../../paths.ts';

type WriteToUsProps = {
  /** What this page is for, and why it takes a mail. */
  children: ReactNode;
  /** The subject of the mail. */
  subject: string;
};

/** A page of the way in whose request is answered by people, by mail. */
export function WriteToUs({ children, subject }: WriteToUsProps) {
  const mail = `mailto:${config.supportEmail}?subject=${encodeURIComponent(subject)}`;
  return (
    <RoutePage width="form">
      <Card>
        <Stack gap="lg">
          <p>{children}</p>
          <ButtonLink href={mail} isWide>
            <FormattedMessage
              id="account.write"
              defaultMessage="Write to {address}"
              values={{ address: <bdi>{config.supportEmail}</bdi> }}
            />
          </ButtonLink>
          <Text tone="muted" size="sm">
            <FormattedMessage
              id="account.have"
              defaultMessage="You have an account with a password? <link>Sign in</link>."
              values={{ link: (text) => <Link href={paths.signin}>{text}</Link> }}
            />
          </Text>
        </Stack>
      </Card>
    </RoutePage>
  );
}
