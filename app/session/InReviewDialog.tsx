import { Button, DateTime, Dialog, Stack } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { User } from '../../contract/schemas/user.ts';
import { useLogout } from './useLogout.ts';

/** Informs a user in review what happens next. Closing it in any way logs out. */
export default function InReviewDialog({ user }: { user: User }) {
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const logout = useLogout();
  const close = () => {
    setPending(true);
    void logout(user);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={formatMessage({ id: 'session.inReview.title', defaultMessage: 'Account in review' })}
      footer={
        <Button onPress={close} isPending={isPending} autoFocus>
          <FormattedMessage id="session.inReview.ok" defaultMessage="OK" />
        </Button>
      }
    >
      <Stack gap="sm">
        <p>
          <FormattedMessage
            id="session.inReview.text"
            defaultMessage="We are reviewing your profile. You are logged out and cannot use the app until we are done."
          />
        </p>
        {user.review && (
          <p>
            <FormattedMessage
              id="session.inReview.by"
              defaultMessage="You will hear from us by {date}."
              values={{ date: <DateTime value={user.review.expected_by} isInWords /> }}
            />
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
