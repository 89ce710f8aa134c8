import {
  ActionBar,
  Badge,
  Button,
  Form,
  Inline,
  notify,
  Stack,
  SubmitButton,
  useFormState,
} from '@byline/design-system';
import { useEffect, useEffectEvent, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSavedForm } from '../../../features/profile/useSavedForm.ts';
import { UserDraft } from '../../../features/requests/UserDraft.tsx';
import { useUnsentReason } from '../../../features/requests/useUnsentReason.tsx';

type SectionFormProps<Values extends object> = ComponentProps<typeof UserDraft> & {
  saved: Values;
  /** Saves the section; errors of the call appear at the fields. */
  onSave: (values: Values) => Promise<void>;
  children: ReactNode;
};

/** Shows that there are unsaved changes, with a button that discards them, and notifies users who leave them. */
function UnsavedChanges() {
  const { formatMessage } = useIntl();
  const isDirty = useFormState((state) => state.isDirty);
  const notifyUnsaved = useEffectEvent(() => {
    if (!isDirty) return;
    notify({
      tone: 'neutral',
      text: formatMessage({
        id: 'section.kept',
        defaultMessage: 'Your changes are not saved yet. They stay on this device.',
      }),
    });
  });
  // The cleanup runs when the user leaves the section.
  useEffect(() => () => notifyUnsaved(), []);
  if (!isDirty) return null;
  return (
    <Inline gap="sm">
      <Badge tone="warning">
        <FormattedMessage id="section.dirty" defaultMessage="Unsaved changes" />
      </Badge>
      <Button type="reset" variant="ghost">
        <FormattedMessage id="section.discard" defaultMessage="Discard changes" />
      </Button>
    </Inline>
  );
}

/** Renders the form of one profile section; unsaved changes stay on this device. */
export function SectionForm<Values extends object>({
  saved,
  onSave,
  children,
  ...draft
}: SectionFormProps<Values>) {
  const { formatMessage } = useIntl();
  const form = useSavedForm(saved);
  const save = async (values: object) => {
    await onSave(values as Values);
    const text = formatMessage({ id: 'section.saved', defaultMessage: 'Saved.' });
    notify({ tone: 'success', text });
  };
  return (
    <Form unavailableReason={useUnsentReason('text')} form={form} onSubmit={save}>
      <Stack gap="md">
        <UserDraft {...draft} />
        {children}
        <ActionBar>
          <UnsavedChanges />
          <SubmitButton>
            <FormattedMessage id="section.save" defaultMessage="Save" />
          </SubmitButton>
        </ActionBar>
      </Stack>
    </Form>
  );
}
