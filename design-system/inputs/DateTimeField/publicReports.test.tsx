import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderDayFirst } from '../../testing/renderDayFirst.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { renderInLocale } from '../../testing/renderInLocale.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { RangeCalendar } from '../RangeCalendar/RangeCalendar.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
/** Clicks a segment and types. */
const type = async (from: string, keys: string) => {
  await userEvent.click(part(from));
  await userEvent.keyboard(keys);
};

// Each comment names the GitHub issues in which users of other libraries reported the bug.

describe('times', () => {
  // huntabyte/bits-ui 1985, 2148, unovue/reka-ui 2262: the half of the day is lost with the hour or the minute.
  test.each([
    ['14:00', 'hour', '1', '13:00'],
    ['21:30', 'minute', '45', '21:45'],
    ['21:30', 'hour', '11', '23:30'],
    ['00:30', 'minute', '15', '00:15'],
    ['12:30', 'minute', '15', '12:15'],
  ])(
    'in a clock of twelve hours, %s with the %s typed as %s is %s',
    async (value, name, keys, time) => {
      const onChange = vi.fn();
      renderInDesignSystem(<TimeField label="Start" defaultValue={value} onChange={onChange} />);
      await type(name, keys);
      await userEvent.click(document.body);
      expect(onChange).toHaveBeenLastCalledWith(time);
    },
  );

  // wojtekmaj/react-datetime-picker 147, mgcrea/angular-strap 1036: 12 and 0 cannot be typed in the morning.
  test.each([
    ['09:15', '12', '00:15'],
    ['09:15', '00', '00:15'],
    ['21:15', '12', '12:15'],
  ])(
    'in a clock of twelve hours, %s with the hour typed as %s is %s',
    async (value, keys, time) => {
      const onChange = vi.fn();
      renderInDesignSystem(<TimeField label="Start" defaultValue={value} onChange={onChange} />);
      await type('hour', keys);
      await userEvent.click(document.body);
      expect(onChange).toHaveBeenLastCalledWith(time);
    },
  );

  // minutebase/ember-time-field 3: the half of the day is set before the hour.
  test('AM or PM can be typed before the hour', async () => {
    const onChange = vi.fn();
    renderInDesignSystem(<TimeField label="Start" onChange={onChange} />);
    await type('AM/PM', 'p');
    await type('hour', '0412');
    expect(onChange).toHaveBeenLastCalledWith('16:12');
  });

  // mui/material-ui-pickers 1569, telerik/kendo-ui-core 1552: 02:00 cannot be typed on the day on which the clocks go forward.
  test('a time does not depend on the day on which it is typed', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-29T00:30:00Z'), toFake: ['Date'] });
    const onChange = vi.fn();
    renderInDesignSystem(<TimeField label="Start" hourCycle={24} onChange={onChange} />);
    await type('hour', '0230');
    vi.useRealTimers();
    expect(onChange).toHaveBeenLastCalledWith('02:30');
  });
});

describe('dates', () => {
  // mui/mui-x 8485: the 31st is lost if the day is typed before the month.
  test('the 31st is kept while the month is empty', async () => {
    const onChange = vi.fn();
    renderDayFirst(<DateField label="Day" placeholderValue="2024-02-01" onChange={onChange} />);
    await type('day', '31122022');
    expect(onChange).toHaveBeenLastCalledWith('2022-12-31');
  });

  // adobe/react-spectrum 4087, 4174, huntabyte/bits-ui 2038: what is typed after Backspace is taken for the second digit.
  test.each([
    ['day', '31{ArrowLeft}{Backspace}{Backspace}25', '25', 'month'],
    ['day', '1{Backspace}1', '01', 'day'],
    ['month', '1{Backspace}12', '12', 'year'],
    ['month', '0{Backspace}', 'mm', 'day'],
    ['year', '1{Backspace}2026', '2026', 'year'],
  ])('in the %s, the keys %s show %s', async (name, keys, text, focused) => {
    renderDayFirst(<DateField label="Day" />);
    await type(name, keys);
    expect(part(name)).toHaveTextContent(text);
    expect(part(focused)).toHaveFocus();
  });

  // angular/components 11784, formkit/formkit 1475: Buddhist years grow with each selection.
  test('a Buddhist year stays the same with each selection', async () => {
    const onChange = vi.fn();
    renderInLocale(
      <DateField label="Day" defaultValue="2018-10-10" onChange={onChange} />,
      'th-TH',
    );
    for (const day of ['11', '12', '13']) {
      await userEvent.click(screen.getByRole('button', { name: 'Calendar for Day' }));
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByText(day));
      expect(onChange).toHaveBeenLastCalledWith(`2018-10-${day}`);
    }
  });

  // mantinedev/mantine 7791, 7567, 7398, 4557: day and month change places when one of them is edited.
  test('day and month keep their places when one of them is edited', async () => {
    const onChange = vi.fn();
    renderInLocale(<DateField label="Day" defaultValue="2026-03-05" onChange={onChange} />, 'de');
    await type('Tag', '07');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-07');
    await type('Monat', '11');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-07');
    await type('Jahr', '2027');
    expect(onChange).toHaveBeenLastCalledWith('2027-11-07');
  });

  // mantinedev/mantine 6950: date fields and date-time fields differ in Japanese.
  test('fields for a date, and for date and time, have the order of the language', () => {
    renderInLocale(
      <>
        <DateField label="Day" defaultValue="2026-03-05" />
        <DateTimeField label="Start" defaultValue="2026-03-05T16:12" />
      </>,
      'ja',
    );
    const [day, start] = ['Day', 'Start'].map(
      (name) => screen.getAllByRole('group', { name })[0]?.textContent,
    );
    expect(day).toBe('2026/03/05');
    expect(start).toBe(day);
  });
});

describe('dates and times in a zone', () => {
  // iamkun/dayjs 2967: a day that is chosen in the calendar moves the time by an hour in London.
  test('a time of the clock stays when the calendar sets a day in summer time', async () => {
    const onChange = vi.fn();
    renderDayFirst(
      <DateTimeField
        label="Start"
        timeZone="Europe/London"
        defaultValue="2026-03-28T09:00:00Z"
        onChange={onChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Calendar for Start' }));
    await userEvent.click(await screen.findByRole('button', { name: /\b30 March 2026/ }));
    expect(onChange).toHaveBeenLastCalledWith('2026-03-30T09:00:00+01:00');
  });

  // mui/mui-x 12772, 12403, 21669: hours near the hour that daylight saving skips cannot be chosen, or are listed twice.
  test.each([
    ['01', '2026-03-08T01:00:00-08:00'],
    ['03', '2026-03-08T03:00:00-07:00'],
    ['04', '2026-03-08T04:00:00-07:00'],
  ])('the hour %s, near the hour that daylight saving skips, can be typed', async (keys, value) => {
    const onChange = vi.fn();
    renderDayFirst(
      <DateTimeField
        label="Start"
        timeZone="America/Los_Angeles"
        hourCycle={24}
        defaultValue="2026-03-08T12:00:00-07:00"
        onChange={onChange}
      />,
    );
    await type('hour', keys);
    expect(onChange).toHaveBeenLastCalledWith(value);
  });
});

// hypeserver/react-date-range 602, fetrarij/ngx-daterangepicker-material 19: presets select days outside the bounds.
test('presets outside the bounds, or that begin or end on an unavailable day, cannot be selected', () => {
  const presets = [
    { id: 'a', label: 'Too early', value: { start: '2024-02-25', end: '2024-03-10' } },
    { id: 'b', label: 'Too late', value: { start: '2024-03-20', end: '2024-04-02' } },
    { id: 'c', label: 'Closed', value: { start: '2024-03-08', end: '2024-03-10' } },
    { id: 'd', label: 'Fits', value: { start: '2024-03-05', end: '2024-03-31' } },
  ];
  renderInDesignSystem(
    <RangeCalendar
      aria-label="Period"
      minValue="2024-03-05"
      maxValue="2024-03-31"
      isDateUnavailable={(date) => date === '2024-03-08'}
      presets={presets}
    />,
  );
  const isDisabled = ({ label }: { label: string }) =>
    screen.getByRole<HTMLButtonElement>('button', { name: label }).disabled;
  expect(presets.map(isDisabled)).toEqual([true, true, true, false]);
});
