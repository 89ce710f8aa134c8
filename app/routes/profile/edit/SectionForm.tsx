import { Badge, Button, Form, Inline, notify, Stack, SubmitButton } from '@byline/design-system';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDescribeError } from '../../../features/requests/useDescribeError.ts';
import { OfflineNote } from '../../../features/requests/OfflineNote.tsx';

type SectionFormProps = {
  /** What differs from what is saved, and how to let go of it. */
  draft: { isDirty: boolean; forget: () => void };
  /** Saves the section; a failed call is told at the fields. */
  onSave: () => Promise<void>;
  children: ReactNode;
};

/** One section of the profile that is saved on its own. What is not saved yet stays on this device. */
export function SectionForm({ draft: { isDirty, forget }, onSave, children }: SectionFormProps) {
  const { formatMessage } = useIntl();
  const answer = useDescribeError();
  // Fields keep what they said; a section that was given back starts anew.
  const [round, setRound] = useState(0);
  const tellKept = useEffectEvent(() => {
    if (!isDirty) return;
    notify({
      tone: 'neutral',
      text: formatMessage({
        id: 'section.kept',
        defaultMessage: 'Your changes are not saved yet. They are kept on this device.',
      }),
    });
  });
  useEffect(() => () => tellKept(), []);

  const save = async () => {
    try {
      await onSave();
    } catch (failure) {
      return answer(failure);
    }
    forget();
    const text = formatMessage({ id: 'section.saved', defaultMessage: 'Saved.' });
    notify({ tone: 'success', text });
  };
  const discard = () => {
    forget();
    setRound(round + 1);
  };
  return (
    <Form key={round} onSubmit={save}>
      <Stack gap="lg">
        {children}
        <OfflineNote />
        <Inline gap="sm">
          <SubmitButton>
            <FormattedMessage id="section.save" defaultMessage="Save" />
          </SubmitButton>
          {isDirty && (
            <>
              <Button variant="ghost" onPress={discard}>
                <FormattedMessage id="section.discard" defaultMessage="Discard changes" />
              </Button>
              <Badge tone="warning">
                <FormattedMessage id="section.dirty" defaultMessage="Not saved" />
              </Badge>
            </>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
