import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { renderInLocale } from '../../testing/renderInLocale.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';

const base = { 'aria-label': 'Visit', placeholderValue: '2024-03-01' };
const renderCalendar = (props: Partial<CalendarProps> = {}) =>
  renderInDesignSystem(<Calendar {...base} {...props} />);

const month = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'month' });
const year = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'year' });
const day = (name: RegExp) => screen.getByRole('button', { name });
const grid = (name: RegExp) => screen.getByRole('grid', { name });
const getOptions = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

describe('a calendar', () => {
  test('selects a day, by pointer and by key', async () => {
    const onChange = vi.fn();
    renderCalendar({ onChange });
    await userEvent.click(day(/ March 5, 2024/));
    expect(onChange).toHaveBeenLastCalledWith('2024-03-05');
    expect(day(/ March 5, 2024 selected/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2024-03-12');
  });

  test('shows the month of a controlled value, and no selected day for null', () => {
    const { rerender } = renderCalendar({ value: '2025-08-09' });
    expect(day(/ August 9, 2025 selected/)).toBeVisible();
    rerender(<Calendar {...base} value={null} />);
    expect(screen.queryByRole('button', { name: /selected/ })).not.toBeInTheDocument();
  });

  test('reaches a year of birth in three actions', async () => {
    const onChange = vi.fn();
    renderCalendar({ onChange, maxValue: '2026-01-31' });
    await userEvent.selectOptions(year(), '1949');
    await userEvent.selectOptions(month(), 'November');
    await userEvent.click(day(/ November 23, 1949/));
    expect(onChange).toHaveBeenLastCalledWith('1949-11-23');
  });

  test('offers the months and years within its bounds', async () => {
    renderCalendar({ minValue: '2023-11-20', maxValue: '2025-02-03' });
    expect(getOptions(year())).toEqual(['2023', '2024', '2025']);
    await userEvent.selectOptions(year(), '2025');
    const isEnabled = ({ disabled }: HTMLOptionElement) => !disabled;
    expect([...month().options].filter(isEnabled).map(({ text }) => text)).toEqual([
      'January',
      'February',
    ]);
    await userEvent.selectOptions(year(), '2023');
    // January and February of 2023 are before the minimum, so the calendar shows a month within its bounds.
    expect(grid(/November 2023/)).toBeVisible();
  });

  test('without bounds offers years for dates of birth and for plans', () => {
    renderCalendar();
    const years = getOptions(year());
    const now = new Date().getFullYear();
    expect(years).toContain(String(now - 110));
    expect(years).toContain(String(now + 20));
    expect(years.length).toBeLessThan(200);
  });

  test('shows February when it is chosen while the 31st of March is selected', async () => {
    renderCalendar({ defaultValue: '2024-03-31' });
    await userEvent.selectOptions(month(), 'February');
    expect(grid(/February 2024/)).toBeVisible();
  });

  test('does not select unavailable days', async () => {
    const onChange = vi.fn();
    renderCalendar({ onChange, isDateUnavailable: (date) => date === '2024-03-08' });
    await userEvent.click(day(/ March 8, 2024/));
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    ['sun', 'Sun'],
    ['mon', 'Mon'],
    ['sat', 'Sat'],
  ] as const)('can start its weeks on %s', (firstDayOfWeek, name) => {
    const { container } = renderCalendar({ firstDayOfWeek });
    expect(container.querySelector('thead th')).toHaveTextContent(name);
  });

  test('shows the number of each week in front of the week', () => {
    renderCalendar({ firstDayOfWeek: 'mon', hasWeekNumbers: true });
    const weeks = within(grid(/March 2024/)).getAllByRole('rowheader');
    expect(weeks.map((week) => week.getAttribute('aria-label'))).toEqual([
      'Week 9',
      'Week 10',
      'Week 11',
      'Week 12',
      'Week 13',
    ]);
    const [, second] = within(grid(/March 2024/)).getAllByRole('row');
    expect(second?.firstElementChild).toHaveTextContent('10');
    // The number and seven days.
    expect(second?.children).toHaveLength(8);
  });

  test('cannot be changed while read-only or disabled', async () => {
    const onChange = vi.fn();
    const { rerender } = renderCalendar({ onChange, isReadOnly: true });
    await userEvent.click(day(/ March 5, 2024/));
    rerender(<Calendar {...base} onChange={onChange} isDisabled />);
    await userEvent.click(day(/ March 5, 2024/));
    expect(onChange).not.toHaveBeenCalled();
    expect(month()).toBeDisabled();
  });
});

test.each([
  ['th-u-ca-buddhist', '2567', 'มีนาคม'],
  ['fa-IR', '۱۴۰۲', 'اسفند'],
  ['ar-SA-u-ca-islamic-umalqura', '١٤٤٥ هـ', 'شعبان'],
  ['de', '2024', 'März'],
])(
  'in %s a calendar has the months of the language, and its value is Gregorian',
  async (locale, yearText, monthText) => {
    const onChange = vi.fn();
    renderInLocale(<Calendar {...base} value="2024-03-05" onChange={onChange} />, locale);
    const [months, years] = screen.getAllByRole<HTMLSelectElement>('combobox');
    expect(months?.selectedOptions[0]).toHaveTextContent(monthText);
    expect(years?.selectedOptions[0]).toHaveTextContent(yearText);
    const selected = screen
      .getAllByRole('button')
      .find((button) => button.hasAttribute('data-selected'));
    const dayBefore = selected?.closest('td')?.previousElementSibling?.firstElementChild;
    await userEvent.click(dayBefore as HTMLElement);
    expect(onChange).toHaveBeenLastCalledWith('2024-03-04');
  },
);
