import { Stack, Text } from '@byline/design-system';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUser } from '../../session/useUser.ts';
import { CodeStep } from './CodeStep.tsx';

type FreshProofProps = {
  /** Whether the change adds the first email address or phone number, which needs no code while a profile is completed. */
  isFirstContact?: boolean;
  /** The change, shown once the user is confirmed. */
  children: ReactNode;
};

/** Asks for a code to a confirmed contact before a sensitive change, unless the user was confirmed recently. */
export function FreshProof({ isFirstContact = false, children }: FreshProofProps) {
  const { data: user, mutate } = useUser();
  const reasonId = useId();
  if (!user) return null;
  const needsNoCode = user.profile_pending && isFirstContact;
  if (needsNoCode || user.recently_confirmed) return children;
  if (!user.email_verified && !user.phone_verified) {
    return (
      <Text>
        <FormattedMessage
          id="confirm.signIn"
          defaultMessage="To change this, log out and sign in again."
        />
      </Text>
    );
  }
  return (
    <Stack gap="md">
      <Text id={reasonId}>
        <FormattedMessage id="confirm.why" defaultMessage="First confirm that it is you." />
      </Text>
      <CodeStep
        purpose="confirm"
        describedBy={reasonId}
        isOnDemand
        channel={user.email_verified ? 'email' : 'sms'}
        otherChannel={user.email_verified && user.phone_verified ? 'sms' : undefined}
        submitLabel={<FormattedMessage id="confirm.submit" defaultMessage="Confirm" />}
        onProof={async () => {
          // The correct code has confirmed the session, so the reloaded user has `recently_confirmed`.
          await mutate();
        }}
      />
    </Stack>
  );
}
