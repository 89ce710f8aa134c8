import { ActionBar, ButtonLink, Form, Inline, Stack, SubmitButton } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOfflineHold } from '../../features/requests/useOfflineHold.tsx';
import { getPreviousStep, type Step } from './steps.ts';

type StepActionsProps = {
  step: Step;
  /**
   * Whether the buttons are at the end of the step only, because users agree to something above them first.
   * @default false
   */
  isAtEnd?: boolean;
  children: ReactNode;
};

/** Renders the buttons of a step, which stay in view, with a link back; going back keeps unsaved changes. */
export function StepActions({ step, isAtEnd = false, children }: StepActionsProps) {
  const previous = getPreviousStep(step);
  const actions = (
    <>
      {previous && (
        <ButtonLink href={`?step=${previous}`} variant="ghost">
          <FormattedMessage id="register.back" defaultMessage="Back" />
        </ButtonLink>
      )}
      {children}
    </>
  );
  return isAtEnd ? <Inline justify="between">{actions}</Inline> : <ActionBar>{actions}</ActionBar>;
}

type FieldsStepProps = {
  step: Step;
  /** Saves the step; errors of the call appear at the fields. */
  onSave: () => Promise<void>;
  onNext: () => void;
  children: ReactNode;
};

/** Renders a step that is a form, which is saved before the next step opens. */
export function FieldsStep({ step, onSave, onNext, children }: FieldsStepProps) {
  const hold = useOfflineHold();
  return (
    <Form
      onSubmit={async () => {
        await onSave();
        onNext();
      }}
    >
      <Stack gap="lg">
        {children}
        {hold.formNote({ saved: 'text' })}
        <StepActions step={step}>
          <SubmitButton {...hold.held}>
            <FormattedMessage id="register.next" defaultMessage="Save and continue" />
          </SubmitButton>
        </StepActions>
      </Stack>
    </Form>
  );
}
