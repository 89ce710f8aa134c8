import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { RangeCalendar, type RangeCalendarProps } from './RangeCalendar.tsx';

const presets = [
  { id: 'week', label: 'Last 7 days', value: { start: '2024-03-09', end: '2024-03-15' } },
  { id: 'year', label: 'Last year', value: { start: '2023-01-01', end: '2023-12-31' } },
];
const base = { 'aria-label': 'Period', placeholderValue: '2024-03-01', presets };
const renderCalendar = (props: Partial<RangeCalendarProps> = {}) =>
  renderInDesignSystem(<RangeCalendar {...base} {...props} />);
const day = (name: RegExp) => screen.getByRole('button', { name });

describe('a calendar of a range', () => {
  test('selects the first and the last day, in any order', async () => {
    const onChange = vi.fn();
    renderCalendar({ onChange });
    await userEvent.click(day(/ March 12, 2024/));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(day(/ March 5, 2024/));
    expect(onChange).toHaveBeenLastCalledWith({ start: '2024-03-05', end: '2024-03-12' });
  });

  test('selects a preset, shows the month of its last day and marks it as pressed', async () => {
    const onChange = vi.fn();
    renderCalendar({ onChange });
    const year = () => screen.getByRole('button', { name: 'Last year' });
    expect(year()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(year());
    expect(onChange).toHaveBeenLastCalledWith({ start: '2023-01-01', end: '2023-12-31' });
    expect(year()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('grid', { name: /December 2023/ })).toBeVisible();
  });

  test('keeps a preset that was pressed after a first day', async () => {
    const onChange = vi.fn();
    renderCalendar({ onChange });
    await userEvent.click(day(/ March 12, 2024/));
    await userEvent.click(screen.getByRole('button', { name: 'Last year' }));
    act(() => (document.activeElement as HTMLElement).blur());
    expect(onChange.mock.calls).toEqual([[{ start: '2023-01-01', end: '2023-12-31' }]]);
  });

  test('has disabled presets while read-only', async () => {
    renderCalendar({ isReadOnly: true });
    expect(screen.getByRole('button', { name: 'Last year' })).toBeDisabled();
  });
});
