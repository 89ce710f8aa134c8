import { Button, Card, Stack, Text, guessCountry } from '@byline/design-system';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProfileResponse } from '../../../contract/schemas/profile.ts';
import { useProfileMutations } from '../../api/profile.ts';
import { useUser } from '../../session/useUser.ts';
import { getDeviceTimeZone } from '../../device/deviceTimeZone.ts';
import { AboutFields } from '../../features/profile/AboutFields.tsx';
import { ContentFields } from '../../features/profile/ContentFields.tsx';
import { EmailCard } from '../../features/profile/EmailCard.tsx';
import { PhoneSection } from '../../features/profile/PhoneSection.tsx';
import { PictureCard } from '../../features/profile/PictureCard.tsx';
import { getAboutValues, getContentValues, toParts } from '../../features/profile/profileParts.ts';
import { ConnectedAccounts } from '../../features/social/ConnectedAccounts.tsx';
import { FieldsStep, StepActions } from './FieldsStep.tsx';
import { SendStep } from './SendStep.tsx';
import type { Step } from './steps.ts';

type StepContentProps = { step: Step; initial: ProfileResponse; onNext: () => void };

function AboutStep({ initial, onNext }: Omit<StepContentProps, 'step'>) {
  const { save } = useProfileMutations();
  const about = getAboutValues(initial.profile);
  const [guessedCountry] = useState(() =>
    guessCountry(
      initial.options.countries.map(({ id }) => id),
      getDeviceTimeZone(),
    ),
  );
  return (
    <Card>
      <FieldsStep
        step="about"
        storageKey="profile:about"
        saved={{ ...about, country: about.country ?? guessedCountry }}
        onNext={onNext}
        onSave={(values) => save(toParts(values))}
      >
        <AboutFields options={initial.options} />
      </FieldsStep>
    </Card>
  );
}

function ContentStep({ initial, onNext }: Omit<StepContentProps, 'step'>) {
  const { save } = useProfileMutations();
  return (
    <Stack gap="lg">
      <Card>
        <FieldsStep
          step="content"
          storageKey="profile:content"
          saved={getContentValues(initial.profile)}
          onNext={onNext}
          onSave={(values) => save(toParts(values))}
        >
          <ContentFields options={initial.options} />
        </FieldsStep>
      </Card>
      <PictureCard isOptional />
    </Stack>
  );
}

function NextButton({
  step,
  isReady,
  missing,
  onNext,
}: {
  step: Step;
  isReady: boolean;
  /** What is missing, in place of the button. */
  missing?: ReactNode;
  onNext: () => void;
}) {
  return (
    <StepActions step={step}>
      {isReady ? (
        <Button onPress={onNext}>
          <FormattedMessage id="register.continue" defaultMessage="Continue" />
        </Button>
      ) : (
        missing
      )}
    </StepActions>
  );
}

/** Renders the content of a step. */
export function StepContent({ step, initial, onNext }: StepContentProps) {
  const { data: user } = useUser();
  if (step === 'about') return <AboutStep initial={initial} onNext={onNext} />;
  if (step === 'content') return <ContentStep initial={initial} onNext={onNext} />;
  if (step === 'phone') {
    return (
      <Stack gap="lg">
        {/* Users with a social account may have no email address, to which the result of the review is sent. */}
        {!user?.email_verified && <EmailCard />}
        <Card title={<FormattedMessage id="register.phone.title" defaultMessage="Phone" />}>
          <Stack gap="lg">
            <PhoneSection onDone={() => user?.email_verified && onNext()} />
            <NextButton
              step="phone"
              isReady={Boolean(user?.email_verified && user.checklist.phone)}
              onNext={onNext}
            />
          </Stack>
        </Card>
      </Stack>
    );
  }
  if (step === 'accounts') {
    return (
      <Stack gap="lg">
        <Text>
          <FormattedMessage
            id="register.accounts.about"
            defaultMessage="Connect at least one account you publish with. Jobs ask for followers on specific platforms, so more accounts mean more matching jobs."
          />
        </Text>
        <ConnectedAccounts />
        <NextButton
          step="accounts"
          isReady={user?.checklist.social ?? false}
          missing={
            <Text as="span" size="sm" isMuted>
              <FormattedMessage
                id="register.accounts.missing"
                defaultMessage="You can continue once an account is connected."
              />
            </Text>
          }
          onNext={onNext}
        />
      </Stack>
    );
  }
  return (
    <Card>
      <SendStep {...initial} />
    </Card>
  );
}
