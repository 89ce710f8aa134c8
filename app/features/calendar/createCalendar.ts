import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEvent } from './calendarEvents.ts';

const secondsPerDay = 86_400;

type CalendarOptions = { name: string; origin: string; now: number };

/**
 * Returns the iCalendar file of the events: times in UTC, an alarm one day before, links to the app at `origin`. A file with cancelled events
 * only is a cancellation (RFC 5546), which calendars apply without asking for a place.
 */
export function createCalendar(
  events: readonly CalendarEvent[],
  { name, origin, now }: CalendarOptions,
): string {
  const { hostname } = new URL(origin);
  const calendar = ical({
    name,
    prodId: { company: name, product: 'deadlines' },
    method: events.every(({ isCancelled }) => isCancelled)
      ? ICalCalendarMethod.CANCEL
      : ICalCalendarMethod.PUBLISH,
  });
  for (const { id, sequence, title, description, at, path, isCancelled } of events) {
    calendar.createEvent({
      id: `${id}@${hostname}`,
      sequence,
      stamp: new Date(now),
      start: new Date(at),
      summary: title,
      description: `${description}\n${origin}${path}`,
      url: `${origin}${path}`,
      ...(isCancelled
        ? { status: ICalEventStatus.CANCELLED }
        : {
            alarms: [
              { type: ICalAlarmType.display, triggerBefore: secondsPerDay, description: title },
            ],
          }),
    });
  }
  return calendar.toString();
}
