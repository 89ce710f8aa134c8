import { ActionBar, ButtonLink, Form, Inline, Stack, SubmitButton } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSavedForm } from '../../features/profile/useSavedForm.ts';
import { UserDraft } from '../../features/requests/UserDraft.tsx';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
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

type FieldsStepProps<Values extends object> = {
  step: Step;
  /** The name of the draft of the step. */
  storageKey: string;
  saved: Values;
  /** Saves the step; errors of the call appear at the fields. */
  onSave: (values: Values) => Promise<void>;
  onNext: () => void;
  children: ReactNode;
};

/** Renders a step that is a form, which is saved before the next step opens. */
export function FieldsStep<Values extends object>({
  step,
  storageKey,
  saved,
  onSave,
  onNext,
  children,
}: FieldsStepProps<Values>) {
  const form = useSavedForm(saved);
  return (
    <Form
      unavailableReason={useUnsentReason('text')}
      form={form}
      onSubmit={async (values) => {
        await onSave(values as Values);
        onNext();
      }}
    >
      <Stack gap="lg">
        <UserDraft storageKey={storageKey} />
        {children}
        <StepActions step={step}>
          <SubmitButton>
            <FormattedMessage id="register.next" defaultMessage="Save and continue" />
          </SubmitButton>
        </StepActions>
      </Stack>
    </Form>
  );
}
