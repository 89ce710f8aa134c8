import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderDayFirst } from '../../testing/renderDayFirst.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';

const berlin = { timeZone: 'Europe/Berlin', hourCycle: 24 } as const;

function renderField(props: Partial<DateTimeFieldProps> = {}) {
  const form = createRef<HTMLFormElement>();
  const view = renderDayFirst(
    <form ref={form}>
      <DateTimeField
        label="start"
        name="start"
        hourCycle={24}
        placeholderValue="2024-03-01"
        {...props}
      />
      <button type="reset">Reset</button>
    </form>,
  );
  const data = () => new FormData(form.current as HTMLFormElement).get('start');
  return { ...view, form, data };
}

// The segments of the date and of the time are two groups with the name of the field.
const [date, time] = [0, 1].map(
  (index) => () => screen.getAllByRole('group', { name: 'start' })[index] as HTMLElement,
) as [() => HTMLElement, () => HTMLElement];
const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
/** Clicks a segment and types. */
const type = async (keys: string, from = 'day') => {
  await userEvent.click(part(from));
  await userEvent.keyboard(keys);
};

describe('a field for date and time', () => {
  test('is typed from date to time, and its value is a local time', async () => {
    const onChange = vi.fn();
    const { data } = renderField({ onChange });
    await type('050320261612');
    expect(date()).toHaveTextContent('05/03/2026');
    expect(time()).toHaveTextContent('16:12');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-05T16:12');
    expect(data()).toBe('2026-03-05T16:12');
  });

  test('with a time zone shows its abbreviation, and its value is an instant with the offset of the zone', async () => {
    const { data } = renderField(berlin);
    await type('050320261612');
    expect(data()).toBe('2026-03-05T16:12:00+01:00');
    expect(screen.getByText('CET')).toBeVisible();
    await type('07', 'month');
    expect(data()).toBe('2026-07-05T16:12:00+02:00');
    expect(date()).toHaveAccessibleDescription(/CEST/);
  });

  test.each(['2026-03-05T15:12:00Z', '2026-03-05T16:12:00+01:00', '2026-03-05T10:12:00-05:00'])(
    'shows the instant %s as the clocks of its zone do',
    (value) => {
      const { data } = renderField({ ...berlin, defaultValue: value });
      expect(time()).toHaveTextContent('16:12');
      expect(data()).toBe('2026-03-05T16:12:00+01:00');
    },
  );

  test('refuses a time that daylight saving skips, and keeps it as typed', async () => {
    const { data } = renderField(berlin);
    await type('290320260230');
    expect(date()).toShowError(/does not exist on that day, because the clocks go forward\.$/);
    expect(data()).toBe('');
    expect(time()).toHaveTextContent('2:30');
    await type('03', 'hour');
    expect(date()).not.toHaveAccessibleDescription(/does not exist/);
    expect(data()).toBe('2026-03-29T03:30:00+02:00');
  });

  test('asks which of two instants is meant, where daylight saving repeats a time', async () => {
    const onChange = vi.fn();
    const { data } = renderField({ ...berlin, onChange });
    await type('251020260230');
    expect(date()).toShowError(
      /comes twice on that day, because the clocks go back\. Choose one\.$/,
    );
    expect(data()).toBe('');
    expect(onChange).not.toHaveBeenCalled();
    const zone = screen.getByRole<HTMLSelectElement>('combobox', { name: 'time zone' });
    expect([...zone.options].map(({ text }) => text)).toEqual(['Choose an option', 'CEST', 'CET']);
    await userEvent.selectOptions(zone, 'CET');
    expect(data()).toBe('2026-10-25T02:30:00+01:00');
    expect(date()).not.toHaveAccessibleDescription(/comes twice/);
    await userEvent.selectOptions(zone, 'CEST');
    expect(data()).toBe('2026-10-25T02:30:00+02:00');
    // The choice is forgotten when the time changes.
    await type('45', 'minute');
    expect(data()).toBe('');
  });

  test.each(['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'])(
    'keeps the repeated time %s as given, also after a reset',
    async (value) => {
      const { data } = renderField({ ...berlin, defaultValue: value });
      expect(data()).toBe(value);
      await type('2027', 'year');
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(data()).toBe(value));
    },
  );

  test('is not valid with a date alone, and shows this when it is left', async () => {
    const { data, form } = renderField();
    await type('05032026');
    expect(date()).not.toHaveAccessibleDescription(/not valid/);
    await userEvent.click(document.body);
    expect(date()).toHaveAccessibleDescription(/start is not valid\.$/);
    expect(data()).toBe('');
    expect(form.current?.checkValidity()).toBe(false);
  });

  test('compares its bounds as instants, and shows them as the clocks of its zone do', async () => {
    renderField({ ...berlin, minValue: '2026-03-05T08:00:00Z', maxValue: '2026-03-05T17:00:00Z' });
    await type('050320260859');
    expect(date()).toShowError(/The minimum start is .*\b9:00\sAM\.$/);
    await type('0900', 'hour');
    expect(date()).not.toHaveAccessibleDescription(/minimum/);
    // 17:00 UTC is 18:00 in Berlin, 6:00 pm in messages.
    await type('1801', 'hour');
    expect(date()).toShowError(/The maximum start is .*\b6:00\sPM\.$/);
  });

  test('reports unavailable days, and times that are not in steps of `step` seconds', async () => {
    renderField({ step: 900, isDateUnavailable: (day) => day === '2026-03-08' });
    await type('080320261215');
    expect(date()).toShowError(/start is not valid\.$/);
    await type('09');
    expect(date()).not.toHaveAccessibleDescription(/not valid/);
    await type('20', 'minute');
    expect(date()).toShowError(/start must be in steps of 15 minutes\.$/);
  });

  test('keeps its time when the calendar sets the date', async () => {
    const { data } = renderField({ defaultValue: '2026-03-05T16:12' });
    await userEvent.click(screen.getByRole('button', { name: 'Calendar for start' }));
    await userEvent.click(await screen.findByRole('button', { name: /\b6 March 2026/ }));
    expect(data()).toBe('2026-03-06T16:12');
  });

  test.each([
    ['2026-03-05T16:12', '2026-03-05T16:12'],
    ['2026-03-05 16:12:00', '2026-03-05T16:12'],
    ['5 March 2026 at 4:12 pm', '2026-03-05T16:12'],
    ['05/03/2026, 16:12', '2026-03-05T16:12'],
    ['16:12', '2024-01-31T16:12'],
    ['05/03/2026', '2026-03-05T08:00'],
  ])('takes a pasted %s', async (text, value) => {
    const { data } = renderField({ defaultValue: '2024-01-31T08:00' });
    await userEvent.click(part('day'));
    await userEvent.paste(text);
    await waitFor(() => expect(data()).toBe(value));
  });

  test('converts a pasted instant to its zone', async () => {
    const { data } = renderField(berlin);
    await userEvent.click(part('day'));
    await userEvent.paste('2026-03-05T15:12:00Z');
    await waitFor(() => expect(data()).toBe('2026-03-05T16:12:00+01:00'));
  });

  test('is emptied by its clear button, date and time', async () => {
    const { data } = renderField({ defaultValue: '2026-03-05T16:12' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear start' }));
    expect(data()).toBe('');
    expect(date()).toHaveTextContent('dd/mm/yyyy');
    await waitFor(() => expect(part('day')).toHaveFocus());
  });

  test('can be controlled', async () => {
    function Page() {
      const [at, setAt] = useState<string | null>('2026-03-05T15:12:00Z');
      return (
        <>
          <DateTimeField label="start" value={at} onChange={setAt} {...berlin} />
          <button onClick={() => setAt('2026-07-05T15:12:00Z')}>Summer</button>
          <output>{at}</output>
        </>
      );
    }
    renderDayFirst(<Page />);
    await type('17', 'hour');
    expect(screen.getByRole('status')).toHaveTextContent('2026-03-05T17:12:00+01:00');
    await userEvent.click(screen.getByRole('button', { name: 'Summer' }));
    expect(date()).toHaveTextContent('05/07/2026');
    expect(time()).toHaveTextContent('17:12');
  });

  test('shows a controlled instant in another time zone', () => {
    const value = '2026-03-05T16:12:00+01:00';
    const field = (timeZone: string) => (
      <DateTimeField label="start" timeZone={timeZone} hourCycle={24} value={value} />
    );
    const { rerender } = renderDayFirst(field('Europe/Berlin'));
    expect(time()).toHaveTextContent('16:12');
    rerender(field('America/New_York'));
    expect(time()).toHaveTextContent('10:12');
  });

  test('submits its form with Enter', async () => {
    const onSubmit = vi.fn();
    renderDayFirst(
      <Form onSubmit={onSubmit}>
        <DateTimeField label="start" name="start" isRequired hourCycle={24} />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await type('{Enter}');
    expect(date()).toHaveAccessibleDescription(/This field is required\.$/);
    await type('050326');
    await type('1612{Enter}', 'hour');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ start: '2026-03-05T16:12' });
  });
});
