import { Banner, Button, CopyButton, Stack, Text } from '@byline/design-system';
import { Fragment, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** A text that was written for a form, with the label of its field. */
export type UnsentText = { id: string; label: string; text: string };

type UnsentTextsProps = {
  /** The texts; empty ones are left out. */
  texts: readonly UnsentText[];
  /** Removes the texts from this device. */
  onDelete: () => void;
};

/** Shows texts that can no longer be sent, because what they were written for has ended, so that they can be copied; nothing without any. */
export function UnsentTexts({ texts, onDelete }: UnsentTextsProps) {
  const { formatMessage } = useIntl();
  const [isDeleted, setDeleted] = useState(false);
  const written = texts.filter(({ text }) => text.trim() !== '');
  if (isDeleted || written.length === 0) return null;
  return (
    <Banner
      tone="neutral"
      title={<FormattedMessage id="unsent.title" defaultMessage="Your text was not sent" />}
    >
      <Stack gap="xs">
        {written.map(({ id, label, text }) => (
          <Fragment key={id}>
            <Text size="sm" weight="medium">
              {label}
            </Text>
            <CopyButton
              text={text}
              aria-label={formatMessage(
                { id: 'unsent.copy', defaultMessage: 'Copy “{label}”' },
                { label },
              )}
            />
          </Fragment>
        ))}
        <Stack align="start">
          <Button
            variant="ghost"
            size="sm"
            onPress={() => {
              onDelete();
              setDeleted(true);
            }}
          >
            <FormattedMessage id="unsent.delete" defaultMessage="Delete text" />
          </Button>
        </Stack>
      </Stack>
    </Banner>
  );
}
