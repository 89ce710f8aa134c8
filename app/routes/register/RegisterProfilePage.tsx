import {
  Banner,
  Heading,
  Loaded,
  Skeleton,
  Stack,
  Stepper,
  Text,
  useQueryParams,
} from '@byline/design-system';
import { useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileResponse } from '../../../contract/schemas/profile.ts';
import { useProfile } from '../../api/profile.ts';
import { useUser } from '../../session/useUser.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { StepContent } from './StepContent.tsx';
import {
  findFirstIncomplete,
  getNextStep,
  resolveStep,
  steps,
  stepTitles,
  type Step,
} from './steps.ts';

// The pressed button is unmounted with its step, so focus moves to the heading of the new step.
function useFocusOnStepChange(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current !== step && heading.current) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      heading.current.tabIndex = -1;
      heading.current.focus({ preventScroll: true });
    }
    previous.current = step;
  }, [step]);
  return heading;
}

function Wizard({ initial }: { initial: ProfileResponse }) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { params, change } = useQueryParams();
  const firstIncomplete = user ? findFirstIncomplete(initial.profile, user) : 'about';
  const step = resolveStep(params.get('step'), firstIncomplete);
  const heading = useFocusOnStepChange(step);
  // The address keeps the step. Otherwise a step would end with its first value, such as one of several accounts.
  useEffect(() => {
    if (user && params.get('step') !== step) change({ step }, { replace: true });
  });
  if (!user) return null;
  const reason = user.review?.outcome === 'needs_changes' ? user.review.reason : undefined;
  return (
    <Stack gap="lg">
      {step === 'about' && (
        <Text isMuted>
          <FormattedMessage
            id="register.intro"
            defaultMessage="It takes about five minutes, and you can stop after any step."
          />
        </Text>
      )}
      {reason && (
        <Banner
          tone="warning"
          title={
            <FormattedMessage
              id="register.changes"
              defaultMessage="We need changes before we can approve your account"
            />
          }
        >
          <bdi lang="">{reason}</bdi>
        </Banner>
      )}
      <Stepper
        aria-label={formatMessage({ id: 'register.steps', defaultMessage: 'Registration steps' })}
        selectedKey={step}
        items={steps.map((id) => ({
          id,
          label: formatMessage(stepTitles[id]),
          href: `?step=${id}`,
        }))}
      />
      <Heading level={2} ref={heading}>
        <FormattedMessage {...stepTitles[step]} />
      </Heading>
      <StepContent
        key={step}
        step={step}
        initial={initial}
        onNext={() => change({ step: getNextStep(step) })}
      />
    </Stack>
  );
}

/** Renders the page for completing a profile in five steps, each saved on its own, before it is reviewed. */
export default function RegisterProfilePage() {
  const query = useProfile();
  return (
    <RoutePage width="reading">
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="register.problem"
            defaultMessage="Your profile could not be loaded."
          />
        }
        skeleton={<Skeleton lines={8} />}
      >
        {(initial) => <Wizard initial={initial} />}
      </Loaded>
    </RoutePage>
  );
}
