import { ButtonLink, Inline } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { getPreviousStep, type Step } from './steps.ts';

/** The ways on and back at the end of a step. Going back keeps all that was written. */
export function StepActions({ step, children }: { step: Step; children: ReactNode }) {
  const last = getPreviousStep(step);
  return (
    <Inline gap="sm">
      {children}
      {last && (
        <ButtonLink href={`?step=${last}`} variant="ghost">
          <FormattedMessage id="register.back" defaultMessage="Back" />
        </ButtonLink>
      )}
    </Inline>
  );
}
