import { DateTime, Text } from '@byline/design-system';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { isDueSoon } from './isDueSoon.ts';

type BarDateProps = {
  /** What happens at the end of the time, such as "Apply by". */
  label: MessageDescriptor;
  /** The end of the time, in ISO 8601. */
  at: string;
};

/** Renders until when an action is possible, for the bar with its button: a warning in the last 48 hours. */
export function BarDate({ label, at }: BarDateProps) {
  return (
    <div>
      <Text size="sm" isMuted>
        <FormattedMessage {...label} />
      </Text>
      <Text size="sm" weight="semibold" tone={isDueSoon(at) ? 'warning' : 'neutral'}>
        <DateTime value={at} isInWords />
      </Text>
    </div>
  );
}
