import { Badge, RelativeTime } from '@byline/design-system';
import type { ReactNode } from 'react';
import { serverNow } from '../../api/serverTime.ts';

const soon = 48 * 60 * 60 * 1000;

type DueBadgeProps = {
  /** When it is due, in ISO 8601. */
  at: string;
  /**
   * Whether the exact time is shown beside it.
   * @default false
   */
  isBesideTime?: boolean;
  /** Puts the time into a sentence. */
  children?: (when: ReactNode) => ReactNode;
};

function getTone(left: number): 'neutral' | 'warning' | 'danger' {
  if (left < 0) return 'danger';
  return left < soon ? 'warning' : 'neutral';
}

/** Shows when something is due: neutral at first, a warning in the last 48 hours, and danger once it is overdue. */
export function DueBadge({ at, isBesideTime = false, children = (when) => when }: DueBadgeProps) {
  const now = serverNow();
  return (
    <Badge tone={getTone(new Date(at).getTime() - now)}>
      {children(<RelativeTime value={at} now={now} hasExactTime={!isBesideTime} />)}
    </Badge>
  );
}
