import { Button, ButtonLink, EmptyState, Inline, Link } from '@byline/design-system';
import { ShieldX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { User } from '../../../server/contract/user.ts';
import { useUser } from '../../api/user.ts';
import { config } from '../../config.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { paths } from '../../paths.ts';
import { useLogout } from '../../session/useSession.ts';

function Title({ outcome }: { outcome: string | undefined }) {
  if (outcome === 'rejected') {
    return (
      <FormattedMessage id="error401.rejected" defaultMessage="Your account was not approved" />
    );
  }
  if (outcome === 'suspended') {
    return <FormattedMessage id="error401.suspended" defaultMessage="Your account is suspended" />;
  }
  return (
    <FormattedMessage id="error401.other" defaultMessage="This page is not for your account" />
  );
}

function Actions({ user }: { user: User | null | undefined }) {
  const logout = useLogout();
  if (user) {
    return (
      <Button onPress={() => void logout(user)}>
        <FormattedMessage id="error401.logout" defaultMessage="Log out" />
      </Button>
    );
  }
  return (
    <ButtonLink href={paths.signin}>
      <FormattedMessage id="error401.signin" defaultMessage="Sign in" />
    </ButtonLink>
  );
}

function NextStep({ outcome }: { outcome: string | undefined }) {
  const address = <Link href={`mailto:${config.supportEmail}`}>{config.supportEmail}</Link>;
  if (outcome === 'rejected') {
    return (
      <FormattedMessage
        id="error401.rejectedText"
        defaultMessage="Has something changed since, or did we miss something? Write to {address} and tell us what; we look at your profile again."
        values={{ address }}
      />
    );
  }
  if (outcome === 'suspended') {
    return (
      <FormattedMessage
        id="error401.suspendedText"
        defaultMessage="You can appeal: write to {address} and tell us your side."
        values={{ address }}
      />
    );
  }
  return (
    <FormattedMessage
      id="error401.support"
      defaultMessage="If you think this is wrong, write to {address}."
      values={{ address }}
    />
  );
}

/** Renders the page for users without access: rejected, suspended, or with another kind of account. */
export default function Error401Page() {
  const { data: user } = useUser();
  const review = user?.review;
  return (
    <RoutePage width="message">
      <EmptyState
        icon={ShieldX}
        title={<Title outcome={review?.outcome} />}
        action={
          <Inline gap="sm" justify="center">
            <Actions user={user} />
          </Inline>
        }
      >
        {review?.reason && (
          <>
            <bdi>{review.reason}</bdi>
            <br />
          </>
        )}
        <NextStep outcome={review?.outcome} />
      </EmptyState>
    </RoutePage>
  );
}
