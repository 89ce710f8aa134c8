import { Button, Form, notify, PhoneField, Stack, SubmitButton, Text } from '@byline/design-system';
import { useState, type ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProfile, useProfileMutations } from '../../api/profile.ts';
import { useUserDraft } from '../../device/userDrafts.ts';
import { useUser } from '../../session/useUser.ts';
import { useUnsentReason } from '../requests/useUnsentReason.tsx';
import { CodeStep } from '../verification/CodeStep.tsx';
import { FreshProof } from '../verification/FreshProof.tsx';
import { useEditing } from './useEditing.ts';

type PhoneCountry = NonNullable<ComponentProps<typeof PhoneField>['defaultCountry']>;
type PhoneSectionProps = {
  /** Called after a number is confirmed. */
  onDone?: () => void;
};

const emptyDraft = { phone: null as string | null };

/** Shows the confirmed phone number and changes it, verified by a code sent to the new number. */
export function PhoneSection({ onDone }: PhoneSectionProps) {
  const { data: user } = useUser();
  const { isEditing, wasEditing, startEditing, stopEditing } = useEditing();
  if (user?.phone_verified && !isEditing) {
    return (
      <Stack gap="sm" align="start">
        <Text>
          <FormattedMessage
            id="phone.confirmed"
            defaultMessage="Your number {phone} is confirmed."
            values={{ phone: <bdi dir="ltr">{user.phone}</bdi> }}
          />
        </Text>
        <Button variant="soft" onPress={startEditing} autoFocus={wasEditing}>
          <FormattedMessage id="phone.change" defaultMessage="Change number" />
        </Button>
      </Stack>
    );
  }
  const done = () => {
    stopEditing();
    onDone?.();
  };
  return (
    <FreshProof isFirstContact={!user?.phone_verified}>
      <NewPhone onDone={done} onCancel={isEditing ? stopEditing : undefined} />
    </FreshProof>
  );
}

function NewPhone({
  onDone,
  onCancel,
}: {
  onDone: () => void;
  onCancel: (() => void) | undefined;
}) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { savePhone } = useProfileMutations();
  const country = useProfile().data?.profile.country;
  const { field, values, remove } = useUserDraft('profile:phone', emptyDraft);
  const unavailableReason = useUnsentReason('text');
  const [pendingPhone, setPendingPhone] = useState<string | null>(null);
  if (pendingPhone) {
    return (
      <CodeStep
        purpose="phone"
        channel="sms"
        to={pendingPhone}
        onChangeTarget={() => setPendingPhone(null)}
        submitLabel={<FormattedMessage id="phone.submit" defaultMessage="Confirm number" />}
        onProof={async (proof) => {
          await savePhone({ phone: pendingPhone, proof });
          remove();
          const text = formatMessage({
            id: 'phone.saved',
            defaultMessage: 'Phone number confirmed.',
          });
          notify({ tone: 'success', text });
          onDone();
        }}
      />
    );
  }
  return (
    <Form unavailableReason={unavailableReason} onSubmit={() => setPendingPhone(values.phone)}>
      <Stack gap="md">
        <PhoneField
          {...field('phone')}
          defaultCountry={country ? (country as PhoneCountry) : undefined}
          // Takes the focus only after “Change number” was pressed.
          autoFocus={onCancel !== undefined}
          label={formatMessage({ id: 'phone.label', defaultMessage: 'Phone number' })}
          description={formatMessage({
            id: 'phone.hint',
            defaultMessage: 'We send codes here when you withdraw money. Brands never see it.',
          })}
          isRequired
        />
        {user?.phone_verified && (
          <Text isMuted size="sm">
            <FormattedMessage
              id="phone.lock"
              defaultMessage="A new number locks withdrawals for a while to protect your money."
            />
          </Text>
        )}
        <SubmitButton isFullWidth>
          <FormattedMessage id="phone.send" defaultMessage="Send code" />
        </SubmitButton>
        {onCancel && (
          <Button variant="ghost" isFullWidth onPress={onCancel}>
            <FormattedMessage id="phone.keep" defaultMessage="Keep current number" />
          </Button>
        )}
      </Stack>
    </Form>
  );
}
