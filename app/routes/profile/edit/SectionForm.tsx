import {
  ActionBar,
  Badge,
  Button,
  Form,
  Inline,
  notify,
  Stack,
  SubmitButton,
} from '@byline/design-system';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SectionDraft } from '../../../features/profile/useSectionDraft.ts';
import { useOfflineHold } from '../../../features/requests/useOfflineHold.tsx';

type SectionFormProps = {
  draft: Pick<SectionDraft<object>, 'isDirty' | 'clear' | 'startSaving'>;
  /** Saves the section; errors of the call appear at the fields. */
  onSave: () => Promise<void>;
  children: ReactNode;
};

/** Renders the form of one profile section; unsaved changes stay on this device. */
export function SectionForm({ draft, onSave, children }: SectionFormProps) {
  const { isDirty, clear, startSaving } = draft;
  const { formatMessage } = useIntl();
  const hold = useOfflineHold();
  // A new key resets validation messages when changes are discarded.
  const [formKey, setFormKey] = useState(0);
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

  const save = async () => {
    const finishSaving = startSaving();
    await onSave();
    finishSaving();
    const text = formatMessage({ id: 'section.saved', defaultMessage: 'Saved.' });
    notify({ tone: 'success', text });
  };
  const discard = () => {
    clear();
    setFormKey(formKey + 1);
  };
  return (
    <Form key={formKey} onSubmit={save}>
      <Stack gap="md">
        {children}
        {hold.formNote({ saved: 'text' })}
        <ActionBar>
          {isDirty && (
            <Inline gap="sm">
              <Badge tone="warning">
                <FormattedMessage id="section.dirty" defaultMessage="Unsaved changes" />
              </Badge>
              <Button variant="ghost" onPress={discard}>
                <FormattedMessage id="section.discard" defaultMessage="Discard changes" />
              </Button>
            </Inline>
          )}
          <SubmitButton {...hold.held}>
            <FormattedMessage id="section.save" defaultMessage="Save" />
          </SubmitButton>
        </ActionBar>
      </Stack>
    </Form>
  );
}
