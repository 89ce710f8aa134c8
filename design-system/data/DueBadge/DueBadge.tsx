import type { ReactNode } from 'react';
import type { DateInput } from '../../formatters/dateFormats.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useProps } from '../../internal/useProps.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { useNow } from '../../internal/useNow.ts';
import { getDueTone } from './getDueTone.ts';

export type DueBadgeProps = Pick<BadgeProps, 'size' | 'id' | 'className' | 'ref'> & {
  /** The due date: a time, or a calendar day as `2026-03-05`, which is due until its end. */
  value: DateInput;
  /** A fixed current time. By default the clock of the portal (`getNow` of `DesignSystemProvider`), updated every 30 seconds. */
  now?: DateInput;
  /**
   * From how many hours before the due date on the badge warns.
   * @default 48
   */
  warningHours?: number;
  /**
   * Whether the day is shown before the time left. Pass false in a row that shows the day elsewhere.
   * @default true
   */
  hasDay?: boolean;
  /** Puts the time into a sentence, such as "Reply by {when}". */
  children?: (when: ReactNode) => ReactNode;
};

/** Shows when something is due, as a day and the time left: neutral at first, a warning in the last two days, danger once it is overdue. */
export function DueBadge(given: DueBadgeProps) {
  const {
    value,
    now,
    warningHours = 48,
    hasDay = true,
    size = 'md',
    children = (when: ReactNode) => when,
    ...props
  } = useProps('DueBadge', given);
  const { timeZone } = useDateFormats();
  const present = useNow(now === undefined ? undefined : new Date(now).getTime());
  const distance = <RelativeTime value={value} now={present} hasExactTime={false} />;
  return (
    <Badge
      {...props}
      size={size}
      tone={getDueTone(value, { now: present, warningHours, timeZone })}
    >
      <span>
        {children(
          hasDay ? (
            <FormattedMessage
              id="ds.dueBadge.when"
              defaultMessage="{day}, {distance}"
              values={{ day: <DateTime value={value} isInWords />, distance }}
            />
          ) : (
            distance
          ),
        )}
      </span>
    </Badge>
  );
}
