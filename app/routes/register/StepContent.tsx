import { Button, Card, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { ProfileInitial } from '../../../server/contract/profile.ts';
import { useProfileMutations } from '../../api/profile.ts';
import { useUser } from '../../api/user.ts';
import { useSectionDraft } from '../../features/drafts/useSectionDraft.ts';
import { AboutFields } from '../../features/profile/AboutFields.tsx';
import { ContentFields } from '../../features/profile/ContentFields.tsx';
import { EmailCard } from '../../features/profile/EmailCard.tsx';
import { PhoneSection } from '../../features/profile/PhoneSection.tsx';
import { PictureCard } from '../../features/profile/PictureCard.tsx';
import { getAboutValues, getContentValues } from '../../features/profile/profileValues.ts';
import { toAboutParts, toContentParts } from '../../features/profile/toParts.ts';
import { ConnectedAccounts } from '../../features/social/ConnectedAccounts.tsx';
import { FieldsStep } from './FieldsStep.tsx';
import { SendStep } from './SendStep.tsx';
import { StepActions } from './StepActions.tsx';
import { stepTitles, type Step } from './steps.ts';

type StepContentProps = { step: Step; known: ProfileInitial; onNext: () => void };

function About({ known, onNext }: Omit<StepContentProps, 'step'>) {
  const { save } = useProfileMutations();
  const draft = useSectionDraft('profile:about', getAboutValues(known.profile));
  return (
    <Stack gap="lg">
      <PictureCard />
      <Card>
        <FieldsStep
          step="about"
          onNext={onNext}
          onSave={async () => {
            await save(toAboutParts(draft.values));
            draft.forget();
          }}
        >
          <AboutFields draft={draft} options={known.options} />
        </FieldsStep>
      </Card>
    </Stack>
  );
}

function Content({ known, onNext }: Omit<StepContentProps, 'step'>) {
  const { save } = useProfileMutations();
  const draft = useSectionDraft('profile:content', getContentValues(known.profile));
  return (
    <Card>
      <FieldsStep
        step="content"
        onNext={onNext}
        onSave={async () => {
          await save(toContentParts(draft.values));
          draft.forget();
        }}
      >
        <ContentFields draft={draft} options={known.options} />
      </FieldsStep>
    </Card>
  );
}

function Next({ step, isReady, onNext }: { step: Step; isReady: boolean; onNext: () => void }) {
  return (
    <StepActions step={step}>
      {isReady && (
        <Button onPress={onNext}>
          <FormattedMessage id="register.continue" defaultMessage="Go on" />
        </Button>
      )}
    </StepActions>
  );
}

/** What a step asks for. */
export function StepContent({ step, known, onNext }: StepContentProps) {
  const { data: user } = useUser();
  if (step === 'about') return <About known={known} onNext={onNext} />;
  if (step === 'content') return <Content known={known} onNext={onNext} />;
  if (step === 'phone') {
    return (
      <Stack gap="lg">
        {/* Whoever came by a social account may have no address, and the answer of the review goes to one. */}
        {!user?.email_verified && <EmailCard />}
        <Card title={<FormattedMessage id="register.phone.title" defaultMessage="Phone" />}>
          <Stack gap="lg">
            <PhoneSection onDone={() => user?.email_verified && onNext()} />
            <Next
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
            defaultMessage="Connect at least one account that you publish with. Jobs ask for followers on certain platforms; the more you connect, the more jobs fit."
          />
        </Text>
        <ConnectedAccounts />
        <Next step="accounts" isReady={user?.checklist.social ?? false} onNext={onNext} />
      </Stack>
    );
  }
  return (
    <Card title={<FormattedMessage {...stepTitles.send} />}>
      <SendStep {...known} />
    </Card>
  );
}
