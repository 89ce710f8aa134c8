import { Button, Form, notify, PhoneField, Stack, SubmitButton, Text } from '@byline/design-system';
import { useState, type ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProfile, useProfileMutations } from '../../api/profile.ts';
import { useUser } from '../../api/user.ts';
import { CodeStep } from '../verification/CodeStep.tsx';
import { useSectionDraft } from '../drafts/useSectionDraft.ts';
import { useEditing } from './useEditing.ts';

type PhoneCountry = NonNullable<ComponentProps<typeof PhoneField>['defaultCountry']>;
type PhoneStepProps = {
  /** Called once a number is confirmed. */
  onDone?: () => void;
};

const noPhone = { phone: null as string | null };

/** The phone number: the confirmed one, and another one with the code that was sent to it. */
export function PhoneSection({ onDone }: PhoneStepProps) {
  const { data: user } = useUser();
  const { isChanging, wasChanging, begin, end } = useEditing();
  if (user?.phone_verified && !isChanging) {
    return (
      <Stack gap="sm" align="start">
        <Text>
          <FormattedMessage
            id="phone.confirmed"
            defaultMessage="Your number {phone} is confirmed."
            values={{ phone: <bdi dir="ltr">{user.phone}</bdi> }}
          />
        </Text>
        <Button variant="outline" onPress={begin} autoFocus={wasChanging}>
          <FormattedMessage id="phone.change" defaultMessage="Change number" />
        </Button>
      </Stack>
    );
  }
  const done = () => {
    end();
    onDone?.();
  };
  return <NewPhone onDone={done} {...(isChanging && { onCancel: end })} />;
}

function NewPhone({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { savePhone } = useProfileMutations();
  const country = useProfile().data?.profile.country;
  const { field, values, forget } = useSectionDraft('profile:phone', noPhone);
  const [asked, setAsked] = useState<string | null>(null);
  if (asked) {
    return (
      <CodeStep
        purpose="phone"
        channel="sms"
        to={asked}
        onChangeTarget={() => setAsked(null)}
        submitLabel={<FormattedMessage id="phone.submit" defaultMessage="Confirm number" />}
        onProof={async (proof) => {
          await savePhone({ phone: asked, proof });
          forget();
          const text = formatMessage({
            id: 'phone.saved',
            defaultMessage: 'Your phone number is confirmed.',
          });
          notify({ tone: 'success', text });
          onDone();
        }}
      />
    );
  }
  return (
    <Form onSubmit={() => setAsked(values.phone)}>
      <Stack gap="md" align="start">
        <PhoneField
          {...field('phone')}
          {...(country && { defaultCountry: country as PhoneCountry })}
          autoFocus={onCancel !== undefined}
          label={formatMessage({ id: 'phone.label', defaultMessage: 'Phone number' })}
          description={formatMessage({
            id: 'phone.hint',
            defaultMessage: 'For codes when you withdraw money. Brands never see it.',
          })}
          isRequired
        />
        {user?.phone_verified && (
          <Text tone="muted" size="sm">
            <FormattedMessage
              id="phone.lock"
              defaultMessage="A new number locks withdrawals for a while, to protect your money."
            />
          </Text>
        )}
        <SubmitButton>
          <FormattedMessage id="phone.send" defaultMessage="Send code" />
        </SubmitButton>
        {onCancel && (
          <Button variant="ghost" onPress={onCancel}>
            <FormattedMessage id="phone.keep" defaultMessage="Keep the old number" />
          </Button>
        )}
      </Stack>
    </Form>
  );
}
