import { getDueTone } from '@byline/design-system';
import { serverNow } from '../../api/serverTime.ts';

/** Returns whether something is due within 48 hours or overdue. */
export function isDueSoon(at: string): boolean {
  return getDueTone(at, { now: serverNow() }) !== 'neutral';
}
