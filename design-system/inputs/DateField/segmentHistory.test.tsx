import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { DateField } from './DateField.tsx';

const undo = '{Control>}z{/Control}';
const redo = '{Control>}y{/Control}';
const redoOnMac = '{Meta>}{Shift>}z{/Shift}{/Meta}';

const readSegments = () =>
  screen.getAllByRole('spinbutton').map((segment) => segment.getAttribute('aria-valuetext'));

/** Renders a field and focuses its first segment. Returns a function that presses keys and returns the texts of the segments. */
function openField(element: ReactElement) {
  renderInDesignSystem(element);
  screen.getAllByRole('spinbutton')[0]?.focus();
  return async (keys: string) => {
    await userEvent.keyboard(keys);
    return readSegments();
  };
}

test('typed segments are undone and redone one by one', async () => {
  const onChange = vi.fn();
  const press = openField(<DateField label="Due" onChange={onChange} />);
  const empty = readSegments();
  const whole = await press('12312026');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-31');
  const withoutYear = await press(undo);
  expect(withoutYear).toEqual([whole[0], whole[1], empty[2]]);
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(await press(undo)).toEqual([whole[0], empty[1], empty[2]]);
  expect(await press(undo)).toEqual(empty);
  expect(await press(undo)).toEqual(empty);
  await press(redo);
  expect(await press(redoOnMac)).toEqual(withoutYear);
  expect(await press(redo)).toEqual(whole);
  expect(await press(redo)).toEqual(whole);
  expect(onChange).toHaveBeenLastCalledWith('2026-12-31');
});

test('each step of an arrow key is undone, and another edit ends what can be redone', async () => {
  const press = openField(<DateField label="Due" defaultValue="2026-03-05" />);
  const [month] = readSegments();
  const next = await press('{ArrowUp}');
  await press('{ArrowUp}');
  expect(await press(undo)).toEqual(next);
  expect((await press(undo))[0]).toBe(month);
  const changed = await press('{ArrowDown}');
  expect(await press(redo)).toEqual(changed);
});

test('a cleared date comes back', async () => {
  const onChange = vi.fn();
  const press = openField(<DateField label="Due" defaultValue="2026-03-05" onChange={onChange} />);
  const whole = readSegments();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Due' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  screen.getAllByRole('spinbutton')[1]?.focus();
  expect(await press(undo)).toEqual(whole);
  expect(onChange).toHaveBeenLastCalledWith('2026-03-05');
});

test('a day chosen in the calendar is undone, and a value that code has set is not', async () => {
  const onChange = vi.fn();
  const renderDate = (value: string) => <DateField label="Due" value={value} onChange={onChange} />;
  const { rerender } = renderInDesignSystem(renderDate('2026-03-05'));
  rerender(renderDate('2027-08-09'));
  screen.getAllByRole('spinbutton')[0]?.focus();
  await userEvent.keyboard(undo);
  expect(onChange).not.toHaveBeenCalled();
  const press = openField(<DateField label="Start" defaultValue="2026-03-05" />);
  const before = readSegments();
  await userEvent.click(screen.getByRole('button', { name: /Calendar.*Start/ }));
  await userEvent.click(await screen.findByRole('button', { name: /March 12/ }));
  const after = readSegments();
  expect(after).not.toEqual(before);
  screen.getAllByRole('spinbutton').at(-1)?.focus();
  expect(await press(undo)).toEqual(before);
});

test.each([
  ['a time', <TimeField key="0" label="At" defaultValue="09:30" hourCycle={12} />],
  ['a date and time', <DateTimeField key="0" label="At" defaultValue="2026-03-05T09:30:00Z" />],
])('the parts of %s are undone', async (_, element) => {
  const press = openField(element);
  const before = readSegments();
  screen.getAllByRole('spinbutton').at(-1)?.focus();
  const after = await press('{ArrowUp}');
  expect(after).not.toEqual(before);
  expect(await press(undo)).toEqual(before);
  expect(await press(redo)).toEqual(after);
});

test('a read-only date has nothing to undo', async () => {
  const press = openField(<DateField label="Due" defaultValue="2026-03-05" isReadOnly />);
  const before = readSegments();
  expect(await press(undo)).toEqual(before);
});
