import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { RangeCalendar } from '../RangeCalendar/RangeCalendar.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { Calendar } from './Calendar.tsx';

/** Renders on a server on one day, and hydrates on the next, as in another time zone. */
async function hydrate(element: ReactElement) {
  vi.useFakeTimers({ now: new Date('2026-03-31T12:00:00Z'), toFake: ['Date'] });
  const report = vi.fn();
  const page = (
    <DesignSystemProvider locale="en" navigate={() => undefined}>
      {element}
    </DesignSystemProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  vi.setSystemTime(new Date('2026-04-01T12:00:00Z'));
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: report }));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.useRealTimers();
  });
  return report;
}

test.each([
  ['Calendar', <Calendar key="day" aria-label="Day" id="own" />],
  ['RangeCalendar', <RangeCalendar key="range" aria-label="Day" id="own" />],
])('a %s shows the day of the user, wherever its server is', async (_, element) => {
  const report = await hydrate(element);
  expect(report).not.toHaveBeenCalled();
  expect(screen.getByRole('grid', { name: /April 2026/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Today, .*April 1/ })).toBeVisible();
  expect(document.querySelector('#own')).toContainElement(screen.getByRole('grid'));
});

test.each([
  <TimeField key="time" label="Start" />,
  <DateTimeField key="both" label="Start" timeZone="Europe/Berlin" />,
])('%o is hydrated without an error', async (element) => {
  expect(await hydrate(element)).not.toHaveBeenCalled();
});
