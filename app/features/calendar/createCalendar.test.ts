import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendarEvents.ts';
import { createCalendar } from './createCalendar.ts';

const now = Date.UTC(2026, 2, 1, 9, 30);
const options = { name: 'Byline', origin: 'https://byline.example', now };

/** Returns the event of a due draft. */
function example(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'job.sunrise.task.task-1.draft',
    sequence: 0,
    title: 'Draft due: Sunrise Spritz',
    description: 'A video; with, commas\nSolstice',
    at: '2026-03-20T08:00:00.000Z',
    path: '/jobs/sunrise/submission',
    isCancelled: false,
    ...changes,
  };
}

/** Returns the events of a calendar file. */
function parse(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** Imports a file as calendars do (RFC 5546): by UID, the highest sequence wins. */
function importInto(calendar: Map<string, ICAL.Event>, file: string): void {
  for (const event of parse(file)) {
    const existing = calendar.get(event.uid);
    if (!existing || event.sequence >= existing.sequence) calendar.set(event.uid, event);
  }
}

test('an event has its time in UTC, a link, and an alarm one day before', () => {
  const file = createCalendar([example()], options);
  const [event] = parse(file);
  expect(event?.uid).toBe('job.sunrise.task.task-1.draft@byline.example');
  expect(event?.summary).toBe('Draft due: Sunrise Spritz');
  expect(event?.description).toBe(
    'A video; with, commas\nSolstice\nhttps://byline.example/jobs/sunrise/submission',
  );
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-03-20T08:00:00.000Z');
  expect(file).toContain('DTSTART:20260320T080000Z\r\n');
  expect(file).toContain('DTSTAMP:20260301T093000Z\r\n');
  const url = event?.component.getFirstPropertyValue('url');
  expect(url).toBe('https://byline.example/jobs/sunrise/submission');
  const alarm = event?.component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D');
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
});

test('Arabic titles are unchanged in lines of at most 75 octets that end in CRLF', () => {
  const title = 'المسودة مستحقة: '.concat('مشروب الشروق المنعش 🍹 '.repeat(12)).trim();
  const file = createCalendar([example({ title, description: title })], options);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const encoder = new TextEncoder();
  const lengths = file.split('\r\n').map((line) => encoder.encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(parse(file)[0]?.summary).toBe(title);
});

test('a second import changes events instead of doubling them, and an older file changes nothing', () => {
  const live = example({ id: 'job.sunrise.task.task-1.live', title: 'Live link due' });
  const first = createCalendar([example(), live], options);
  const moved = example({ at: '2026-03-24T08:00:00.000Z', sequence: 1 });
  const second = createCalendar([moved, live], { ...options, now: now + 1000 });
  const calendar = new Map<string, ICAL.Event>();
  for (const file of [first, first, second, first]) importInto(calendar, file);
  const dates = [...calendar.values()].map(({ startDate }) => startDate.toJSDate().toISOString());
  expect(dates).toEqual(['2026-03-24T08:00:00.000Z', '2026-03-20T08:00:00.000Z']);
});

test('an event that has ended is cancelled with a higher sequence, and has no alarm', () => {
  const live = example({ id: 'job.sunrise.task.task-1.live', title: 'Live link due' });
  const calendar = new Map<string, ICAL.Event>();
  importInto(calendar, createCalendar([example({ sequence: 2 }), live], options));
  const ended = example({ sequence: 3, isCancelled: true });
  const file = createCalendar([ended, live], options);
  importInto(calendar, file);
  const read = ({ component }: ICAL.Event) => component.getFirstPropertyValue('status');
  expect([...calendar.values()].map(read)).toEqual(['CANCELLED', null]);
  const [event] = parse(file);
  expect(event?.component.getFirstSubcomponent('valarm')).toBeNull();
  // A file that also publishes events is no cancellation as a whole (RFC 5546).
  expect(file).toContain('METHOD:PUBLISH\r\n');
  expect(createCalendar([ended], options)).toContain('METHOD:CANCEL\r\n');
});
