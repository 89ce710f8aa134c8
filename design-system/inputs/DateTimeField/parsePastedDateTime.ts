import { parsePastedDate } from '../DateField/parsePastedDate.ts';
import type { DateStyle } from '../DateField/useDateStyle.ts';
import { parsePastedTime } from '../TimeField/parsePastedTime.ts';

// Matches hours, a separator and minutes, with a word before them and what follows: `下午4:12`, `4:12 pm`, `T16:12:00Z`.
const clockPattern =
  /(?:\p{L}{1,6}\s*)?(?<!\p{Nd})\p{Nd}{1,2}\s?[:h時时시]\s?\p{Nd}{2}(?::\p{Nd}{2})?[^\p{Nd}]{0,8}/u;

/** Returns the date and the time of a pasted text; leaves out what it does not contain. */
export function parsePastedDateTime(
  pasted: string,
  style: DateStyle,
): { date?: string; time?: string } {
  const clock = clockPattern.exec(pasted)?.[0];
  const date = parsePastedDate(clock === undefined ? pasted : pasted.replace(clock, ' '), style);
  // A text without a date may be a time without minutes, such as "4 pm".
  const textWithoutDate = date === null ? pasted : '';
  const time = parsePastedTime(clock?.replace(/^T/, '') ?? textWithoutDate, style.locale);
  return { ...(date !== null && { date }), ...(time !== null && { time }) };
}
