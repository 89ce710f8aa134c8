import { Button, ButtonLink, Inline, Link, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { User } from '../../../contract/schemas/user.ts';
import { useUser } from '../../session/useUser.ts';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { useLogout } from '../../session/useLogout.ts';
import { MessageCard } from '../../shell/MessageCard.tsx';
import { RoutePage } from '../../shell/RoutePage.tsx';

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
    <FormattedMessage id="error401.other" defaultMessage="You do not have access to this page" />
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
        defaultMessage="If something has changed or we missed something, email {address} and we will review your profile again."
        values={{ address }}
      />
    );
  }
  if (outcome === 'suspended') {
    return (
      <FormattedMessage
        id="error401.suspendedText"
        defaultMessage="To appeal, email {address}."
        values={{ address }}
      />
    );
  }
  return (
    <FormattedMessage
      id="error401.support"
      defaultMessage="If you think this is a mistake, email {address}."
      values={{ address }}
    />
  );
}

/** Renders the page for users without access: rejected, suspended, or with another kind of account. */
export default function Error401Page() {
  const { data: user } = useUser();
  const review = user?.review;
  return (
    <RoutePage width="form">
      <MessageCard
        seed={paths.error401}
        title={<Title outcome={review?.outcome} />}
        action={
          <Inline gap="sm">
            <Actions user={user} />
          </Inline>
        }
      >
        <Stack gap="xs">
          {review?.reason && (
            <p>
              <bdi lang="">{review.reason}</bdi>
            </p>
          )}
          <p>
            <NextStep outcome={review?.outcome} />
          </p>
        </Stack>
      </MessageCard>
    </RoutePage>
  );
}
