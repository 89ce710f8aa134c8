import { Form, Stack, SubmitButton } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { OfflineNote } from '../../features/requests/OfflineNote.tsx';
import { StepActions } from './StepActions.tsx';
import type { Step } from './steps.ts';

type FieldsStepProps = {
  step: Step;
  /** Saves the step; a failed call is told at the fields. */
  onSave: () => Promise<void>;
  onNext: () => void;
  children: ReactNode;
};

/** A step that is a form: it is saved before the next one comes. */
export function FieldsStep({ step, onSave, onNext, children }: FieldsStepProps) {
  const answer = useDescribeError();
  return (
    <Form
      onSubmit={async () => {
        try {
          await onSave();
        } catch (failure) {
          return answer(failure);
        }
        onNext();
      }}
    >
      <Stack gap="lg">
        {children}
        <OfflineNote />
        <StepActions step={step}>
          <SubmitButton>
            <FormattedMessage id="register.next" defaultMessage="Save and go on" />
          </SubmitButton>
        </StepActions>
      </Stack>
    </Form>
  );
}
