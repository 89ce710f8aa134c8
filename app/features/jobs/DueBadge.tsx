import { Badge, DateTime, RelativeTime } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { hour } from '../../../contract/rules/durations.ts';
import { serverNow } from '../../api/serverTime.ts';
import { dateWords } from '../dates/dateWords.ts';

/** From this time before a due date (ms), the badge warns. */
const soon = 48 * hour;

type DueBadgeProps = {
  /** The due date, in ISO 8601. */
  at: string;
  /**
   * Whether only the distance is shown, smaller, in a row that has the day elsewhere.
   * @default false
   */
  isDayElsewhere?: boolean;
  /** Puts the time into a sentence. */
  children?: (when: ReactNode) => ReactNode;
};

function getTone(msLeft: number): 'neutral' | 'warning' | 'danger' {
  if (msLeft < 0) return 'danger';
  return msLeft < soon ? 'warning' : 'neutral';
}

/** Returns whether something is due within 48 hours or overdue. */
export function isDueSoon(at: string): boolean {
  return Date.parse(at) - serverNow() < soon;
}

/** Shows when something is due, the day first: neutral at first, a warning in the last 48 hours, and danger once it is overdue. */
export function DueBadge({ at, isDayElsewhere = false, children = (when) => when }: DueBadgeProps) {
  const now = serverNow();
  const distance = <RelativeTime value={at} now={now} hasExactTime={false} />;
  return (
    <Badge tone={getTone(new Date(at).getTime() - now)} size={isDayElsewhere ? 'sm' : 'md'}>
      <span>
        {children(
          isDayElsewhere ? (
            distance
          ) : (
            <FormattedMessage
              {...dateWords.dueWhen}
              values={{ day: <DateTime value={at} isInWords />, distance }}
            />
          ),
        )}
      </span>
    </Badge>
  );
}
