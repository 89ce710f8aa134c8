import {
  Button,
  ButtonLink,
  DateTime,
  Inline,
  Link,
  notify,
  Stack,
  useAction,
} from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../contract/schemas/user.ts';
import { useKeepAccount } from '../../api/closing.ts';
import { notifyError } from '../../features/requests/notifyError.ts';
import { useUser } from '../../session/useUser.ts';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { useLogout } from '../../session/useLogout.ts';
import { MessageCard } from '../../shell/MessageCard.tsx';
import { RoutePage } from '../../shell/RoutePage.tsx';

// The heading of the page names the outcome; the title of the browser tab is the route's.
function getTitle(outcome: string | undefined, isClosing: boolean): ReactNode {
  if (isClosing) {
    return <FormattedMessage id="error401.closing" defaultMessage="Your account is being closed" />;
  }
  if (outcome === 'rejected') {
    return (
      <FormattedMessage id="error401.rejected" defaultMessage="We could not approve your account" />
    );
  }
  if (outcome === 'suspended') {
    return <FormattedMessage id="error401.suspended" defaultMessage="Your account is suspended" />;
  }
  return null;
}

function KeepButton() {
  const keep = useKeepAccount();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const { run, isPending } = useAction(
    async () => {
      await keep();
      const text = formatMessage({
        id: 'error401.kept',
        defaultMessage: 'Your account stays open.',
      });
      notify({ tone: 'success', text });
      await navigate(paths.dashboard);
    },
    { onError: notifyError },
  );
  return (
    <Button isPending={isPending} onPress={run}>
      <FormattedMessage id="error401.keep" defaultMessage="Keep my account" />
    </Button>
  );
}

// Renders the primary action, because rejected users want to reply rather than to leave.
function WriteButton() {
  return (
    <ButtonLink href={`mailto:${config.supportEmail}`}>
      <FormattedMessage id="error401.write" defaultMessage="Write to us" />
    </ButtonLink>
  );
}

function Actions({ user }: { user: User | null | undefined }) {
  const logout = useLogout();
  if (user) {
    const isRefused = Boolean(user.review?.outcome) && !user.closes_at;
    return (
      <>
        {user.closes_at && <KeepButton />}
        {isRefused && <WriteButton />}
        <Button
          variant={user.closes_at || isRefused ? 'ghost' : 'solid'}
          onPress={() => void logout(user)}
        >
          <FormattedMessage id="error401.logout" defaultMessage="Log out" />
        </Button>
      </>
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

/** Renders the page for users without access: rejected, suspended, about to be closed, or with another kind of account. */
export default function Error401Page() {
  const { data: user } = useUser();
  const review = user?.review;
  const title = getTitle(review?.outcome, Boolean(user?.closes_at));
  return (
    <RoutePage width="form" {...(title && { title })}>
      <MessageCard
        title={
          !title && (
            <FormattedMessage
              id="error401.other"
              defaultMessage="You do not have access to this page"
            />
          )
        }
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
          {user?.closes_at && (
            <p>
              <FormattedMessage
                id="error401.closingText"
                defaultMessage="On {date} we delete your data. Until then you can keep your account; applications and jobs that ended stay ended."
                values={{ date: <DateTime value={user.closes_at} /> }}
              />
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
