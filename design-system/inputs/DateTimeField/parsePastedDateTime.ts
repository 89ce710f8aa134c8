import { parsePastedDate } from '../DateField/parsePastedDate.ts';
import type { DateStyle } from '../DateField/useDateStyle.ts';
import { parsePastedTime } from '../TimeField/parsePastedTime.ts';

const clock =
  /(?:\p{L}{1,6}\s*)?(?<!\p{Nd})\p{Nd}{1,2}\s?[:h時时시]\s?\p{Nd}{2}(?::\p{Nd}{2})?[^\p{Nd}]{0,8}/u;

/** Returns the date and the time of a pasted text, or one of them. */
export function parsePastedDateTime(
  pasted: string,
  style: DateStyle,
): { date?: string; time?: string } {
  const found = clock.exec(pasted)?.[0];
  const rest = found === undefined ? pasted : pasted.replace(found, ' ');
  const date = parsePastedDate(rest, style);
  const time = parsePastedTime(
    found?.replace(/^T/, '') ?? (date === null ? pasted : ''),
    style.locale,
  );
  return { ...(date !== null && { date }), ...(time !== null && { time }) };
}
