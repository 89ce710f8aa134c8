import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Dateline, type DatelineItem } from './Dateline.tsx';
import { findToday, toRelativeDay } from './datelineSteps.ts';

const now = new Date(2026, 10, 26, 12).getTime();
const at = (month: number, day: number, hour = 9) =>
  new Date(2026, month - 1, day, hour).toISOString();

const states: DatelineItem[] = [
  { id: 'a', label: 'Applied', at: at(11, 11), state: 'done' },
  { id: 'b', label: 'Cold brew', at: at(11, 20), state: 'late', amount: '$200' },
  { id: 'c', label: 'Draft', at: at(12, 5), state: 'fixed' },
  { id: 'd', label: 'Live link', at: at(12, 5), state: 'current' },
  { id: 'e', label: 'Approved', at: at(12, 8), state: 'waiting' },
  { id: 'f', label: 'In your wallet', at: at(12, 28), state: 'expected', amount: '$300' },
  { id: 'g', label: 'Bonus', state: 'held', reason: 'A question is open' },
];

/** Returns what screen readers read of each step: its sentence, then amount, reason and notes. */
const readItems = () =>
  screen.getAllByRole('listitem').map((item) => {
    const hidden = [...item.querySelectorAll('[aria-hidden="true"]')];
    const copy = item.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove());
    // The visible texts are hidden from screen readers, which would read them after the sentence.
    expect(hidden.length).toBeGreaterThan(0);
    return [...copy.querySelectorAll('span, b')]
      .filter(({ children }) => children.length === 0)
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  });

test('each step is a sentence with its state in words, then amount and reason', () => {
  renderInDesignSystem(<Dateline items={states} aria-label="Steps" now={now} />);
  expect(screen.getByRole('list', { name: 'Steps' })).toBeVisible();
  expect(readItems()).toEqual([
    ['Applied, done, Wednesday, November 11, 15 days ago'],
    ['Cold brew, late, due Friday, November 20, 6 days ago', '$200'],
    ['Draft, due Saturday, December 5, in 9 days'],
    ['Live link, your turn, due Saturday, December 5, in 9 days'],
    ['Approved, waiting, Tuesday, December 8, in 12 days'],
    ['In your wallet, expected, Monday, December 28, in 4 weeks', '$300'],
    ['Bonus, on hold', 'A question is open'],
  ]);
});

test('points in time may be dates or numbers, and all have their exact times', async () => {
  const items: DatelineItem[] = [
    { id: 'a', label: 'Applied', at: new Date(2026, 10, 11, 9), state: 'done' },
    {
      id: 'b',
      label: 'Draft',
      at: new Date(2026, 11, 5, 9).getTime(),
      state: 'fixed',
      movedFrom: { at: new Date(2026, 11, 2), explanation: 'You got 3 more days' },
    },
  ];
  renderInDesignSystem(<Dateline items={items} now={new Date(now)} />);
  expect(readItems()).toEqual([
    ['Applied, done, Wednesday, November 11, 15 days ago'],
    ['Draft, due Saturday, December 5, in 9 days, moved from Wednesday, December 2'],
  ]);
  expect(screen.getByText('You got 3 more days')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show exact times' }));
  const exact = screen.getByText(/Dec 5, 2026, 9:00/, { selector: 'time' });
  expect(exact).toHaveAttribute('datetime', at(12, 5));
  // Screen readers get what is shown.
  expect(readItems().map(([sentence]) => sentence)).toEqual([
    expect.stringMatching(/^Applied, done, Nov 11, 2026, 9:00\sAM, 15 days ago$/),
    expect.stringMatching(/^Draft, due Dec 5, 2026, 9:00\sAM, in 9 days, moved from /),
  ]);
});

test('the first step that is not done is the current one', () => {
  renderInDesignSystem(<Dateline items={states} aria-label="Steps" now={now} />);
  const current = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'));
  expect(current.indexOf('step')).toBe(1);
  expect(current.filter(Boolean)).toHaveLength(1);
});

test('states that a mark alone cannot show are visible words', () => {
  renderInDesignSystem(<Dateline items={states} aria-label="Steps" now={now} />);
  for (const word of ['late', 'your turn', 'waiting', 'on hold']) {
    expect(screen.getByText(word)).toBeVisible();
  }
  const approximate = screen.getByTitle('about Dec 28, 2026');
  expect(approximate).toHaveTextContent(/^about Dec 28$/);
  expect(screen.getAllByText('Dec 5')[0]).toHaveAttribute('datetime', at(12, 5));
});

test('only the next day, and the next one from today on, have a weekday', () => {
  renderInDesignSystem(<Dateline items={states} aria-label="Steps" now={now} />);
  const days = screen
    .getAllByRole('listitem')
    .flatMap((item) => item.querySelector('time')?.textContent ?? []);
  expect(days).toEqual([
    'Nov 11',
    'Fri, Nov 20',
    'Sat, Dec 5',
    'Dec 5',
    'about Dec 8',
    'about Dec 28',
  ]);
});

test('a sentence about several steps is below the line once', () => {
  const reason = {
    state: 'expected',
    reason: 'after delivery',
    explanation: 'When it is sent',
  } as const;
  renderInDesignSystem(
    <Dateline
      aria-label="Steps"
      now={now}
      items={[
        { id: 'a', label: 'Draft', ...reason },
        { id: 'b', label: 'Live link', ...reason },
      ]}
    />,
  );
  expect(screen.getAllByText('after delivery')).toHaveLength(2);
  expect(screen.getByText('When it is sent').parentElement).toHaveTextContent(
    'Draft, Live linkWhen it is sent',
  );
});

test('a moved day is struck through, and is part of the sentence', () => {
  renderInDesignSystem(
    <Dateline
      aria-label="Steps"
      now={now}
      items={[
        {
          id: 'a',
          label: 'Draft',
          at: at(12, 5),
          state: 'fixed',
          movedFrom: { at: at(12, 2), explanation: 'You got 3 more days' },
        },
      ]}
    />,
  );
  expect(screen.getByText('Dec 2').tagName).toBe('S');
  expect(readItems()).toEqual([
    ['Draft, due Saturday, December 5, in 9 days, moved from Wednesday, December 2'],
  ]);
  // Why it was moved is below the line.
  expect(screen.getByText('You got 3 more days').closest('li')).toBeNull();
});

test('a day that is more than half a year away has its year', () => {
  renderInDesignSystem(
    <Dateline
      aria-label="Steps"
      now={now}
      items={[{ id: 'a', label: 'Paid', at: '2027-07-09', state: 'fixed' }]}
    />,
  );
  expect(screen.getByText('Fri, Jul 9, 2027')).toBeVisible();
});

test('the button shows exact times, but no hour of a day that is only expected', async () => {
  renderInDesignSystem(<Dateline items={states} aria-label="Steps" now={now} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show exact times' }));
  // The draft and the live link are due at the same time.
  expect(screen.getAllByText(/Dec 5, 2026, 9:00\sAM/, { selector: 'time' })).toHaveLength(2);
  const approximate = screen.getAllByRole('listitem')[5];
  expect(approximate).toHaveTextContent('about Dec 28, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Show days' }));
  expect(approximate).toHaveTextContent(/about Dec 28(?!,)/);
});

test('without an exact time, there is no button that shows exact times', () => {
  const approximate = states.filter(({ id }) => ['e', 'f', 'g'].includes(id));
  renderInDesignSystem(<Dateline items={approximate} aria-label="Steps" now={now} />);
  expect(screen.queryByRole('button')).toBeNull();
});

/** Creates steps at the given times; undefined for a step without a day. */
const createSteps = (...steps: (string | undefined)[]) =>
  steps.map((time, index) => ({
    id: String(index),
    label: 'Step',
    state: 'expected' as const,
    ...(time && { at: time }),
  }));

test.each([
  ['all steps lie ahead', createSteps(at(12, 1), at(12, 2)), 0],
  ['one step is past, one lies ahead', createSteps(at(11, 1), at(12, 2)), 1],
  ['a day without a time is today until it is over', createSteps('2026-11-25', '2026-11-26'), 1],
  ['later today', createSteps(at(11, 26, 9), at(11, 26, 18)), 1],
  [
    'steps without a day are past if a later step is',
    createSteps(at(11, 1), undefined, at(11, 3), undefined),
    3,
  ],
  ['no steps', [], 0],
])('today comes after all steps that have passed: %s', (_name, steps, index) => {
  expect(findToday(steps, now)).toBe(index);
});

test('days are counted by the calendar, not in hours', () => {
  const late = new Date(2026, 10, 26, 23, 59).getTime();
  expect(toRelativeDay(new Date(2026, 10, 27, 0, 1).toISOString(), late)).toEqual({
    value: 1,
    unit: 'day',
  });
  expect(toRelativeDay('2026-11-26', late)).toEqual({ value: 0, unit: 'day' });
  // Over a change of daylight saving, in zones that have one.
  const before = new Date(2026, 2, 1, 12).getTime();
  const after = new Date(2026, 2, 20, 0, 30).toISOString();
  expect(toRelativeDay(after, before)).toEqual({ value: 19, unit: 'day' });
  // A year of 365 days is a little shorter than 12 average months, and months are rounded down.
  expect(toRelativeDay('2027-11-26', late)).toEqual({ value: 11, unit: 'month' });
});

test('a dateline without steps is an empty list without a button', () => {
  renderInDesignSystem(<Dateline items={[]} aria-label="Steps" now={now} />);
  expect(within(screen.getByRole('list')).queryAllByRole('listitem')).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a step whose day cannot be read has a dash, and the page stays', () => {
  const step = { id: 'a', label: 'Draft', at: 'soon', state: 'fixed' } as const;
  const { container } = renderInDesignSystem(<Dateline items={[step]} now={now} />);
  const days = [...container.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(days).toEqual(['–']);
});
