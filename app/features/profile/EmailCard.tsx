import {
  Button,
  Card,
  EmailField,
  Form,
  notify,
  Stack,
  SubmitButton,
  Text,
} from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProfileMutations } from '../../api/profile.ts';
import { useUserDraft } from '../../device/userDrafts.ts';
import { useUser } from '../../session/useUser.ts';
import { useUnsentReason } from '../requests/useUnsentReason.tsx';
import { CodeStep } from '../verification/CodeStep.tsx';
import { FreshProof } from '../verification/FreshProof.tsx';
import { useEditing } from './useEditing.ts';

const emptyDraft = { email: '' };

function NewEmail({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { save } = useProfileMutations();
  const { field, values, remove } = useUserDraft('profile:email', emptyDraft);
  const unavailableReason = useUnsentReason('text');
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  if (pendingEmail) {
    return (
      <CodeStep
        purpose="email"
        channel="email"
        to={pendingEmail}
        onChangeTarget={() => setPendingEmail(null)}
        submitLabel={<FormattedMessage id="email.submit" defaultMessage="Use this address" />}
        onProof={async (proof) => {
          await save({ email: pendingEmail, proof });
          remove();
          const text = formatMessage({
            id: 'email.saved',
            defaultMessage: 'Email address changed. Your other devices are signed out.',
          });
          notify({ tone: 'success', text });
          onDone();
        }}
      />
    );
  }
  return (
    <Form
      unavailableReason={unavailableReason}
      onSubmit={() => setPendingEmail(values.email.trim())}
    >
      <Stack gap="md">
        <EmailField
          {...field('email')}
          label={formatMessage({ id: 'email.new', defaultMessage: 'New email address' })}
          description={formatMessage({
            id: 'email.hint',
            defaultMessage:
              'We will send a code to this address. Changing it signs out your other devices and locks withdrawals for a while.',
          })}
          autoComplete="email"
          autoFocus
          isRequired
        />
        <SubmitButton isFullWidth>
          <FormattedMessage id="email.send" defaultMessage="Send code" />
        </SubmitButton>
        <Button variant="ghost" isFullWidth onPress={onDone}>
          <FormattedMessage id="email.keep" defaultMessage="Keep current address" />
        </Button>
      </Stack>
    </Form>
  );
}

/** Shows the email address and changes it, verified by a code sent to the new address. */
export function EmailCard() {
  const { data: user } = useUser();
  const { isEditing, wasEditing, startEditing, stopEditing } = useEditing();
  return (
    <Card title={<FormattedMessage id="email.title" defaultMessage="Email" />}>
      {isEditing ? (
        <FreshProof isFirstContact={!user?.email}>
          <NewEmail onDone={stopEditing} />
        </FreshProof>
      ) : (
        <Stack gap="sm" align="start">
          <Text>
            {user?.email ? (
              <bdi dir="ltr">{user.email}</bdi>
            ) : (
              <FormattedMessage
                id="email.none"
                defaultMessage="You have not added an address yet."
              />
            )}
          </Text>
          <Button variant="soft" onPress={startEditing} autoFocus={wasEditing}>
            {user?.email ? (
              <FormattedMessage id="email.change" defaultMessage="Change address" />
            ) : (
              <FormattedMessage id="email.add" defaultMessage="Add address" />
            )}
          </Button>
        </Stack>
      )}
    </Card>
  );
}
