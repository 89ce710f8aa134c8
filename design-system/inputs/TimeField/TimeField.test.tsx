import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { renderInLocale } from '../../testing/renderInLocale.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

/** Renders a field in a form. Returns the form, and a function that returns the field's value in form data. */
function renderField(props: Partial<TimeFieldProps> = {}) {
  const form = createRef<HTMLFormElement>();
  const view = renderInDesignSystem(
    <form ref={form}>
      <TimeField label="start" name="start" {...props} />
      <button type="reset">Reset</button>
    </form>,
  );
  const data = () => new FormData(form.current as HTMLFormElement).get('start');
  return { ...view, form, data };
}

const group = () => screen.getByRole('group', { name: 'start' });
const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
/** Clicks a segment and types. */
const type = async (keys: string, from = 'hour') => {
  await userEvent.click(part(from));
  await userEvent.keyboard(keys);
};
/** Returns the shown time without invisible marks, and with plain spaces. */
const shown = () =>
  group()
    .textContent.replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/g, ' ');

describe('a time field', () => {
  test('is typed with AM or PM, has an ISO time as value, and is in form data', async () => {
    const onChange = vi.fn();
    const { data } = renderField({ onChange });
    await type('412p');
    expect(shown()).toBe('4:12 PM');
    expect(onChange).toHaveBeenLastCalledWith('16:12');
    expect(data()).toBe('16:12');
  });

  test.each([
    ['1612', '16:12', '4:12 PM'],
    ['0030', '00:30', '12:30 AM'],
    ['1205p', '12:05', '12:05 PM'],
    ['1205a', '00:05', '12:05 AM'],
    ['1905', '19:05', '7:05 PM'],
    ['0905', '09:05', '9:05 AM'],
    ['١٦١٢', '16:12', '4:12 PM'],
  ])('in a clock of twelve hours %s is %s', async (keys, value, text) => {
    const { data } = renderField();
    await type(keys);
    await userEvent.click(document.body);
    expect(data()).toBe(value);
    expect(shown()).toBe(text);
  });

  test('has seconds and a clock of 24 hours on request', async () => {
    const { data } = renderField({ granularity: 'second', hourCycle: 24 });
    await type('161207');
    expect(shown()).toBe('16:12:07');
    expect(data()).toBe('16:12:07');
  });

  test('keeps an incomplete time and reports it when the field is left', async () => {
    const { data, form } = renderField({ hourCycle: 24 });
    await type('16');
    expect(group()).not.toHaveAccessibleDescription(/not valid/);
    await userEvent.click(document.body);
    expect(group()).toHaveAccessibleDescription(/start is not valid\.$/);
    expect(data()).toBe('');
    expect(form.current?.checkValidity()).toBe(false);
    await type('12', 'minute');
    expect(group()).not.toHaveAccessibleDescription(/not valid/);
    expect(data()).toBe('16:12');
  });

  test('formats its bounds in messages in the format of the page', async () => {
    renderField({ minValue: '09:00', maxValue: '17:30', hourCycle: 24 });
    await type('0859');
    expect(group()).toShowError(/The minimum start is 9:00\sAM\.$/);
    await type('1731');
    expect(group()).toShowError(/The maximum start is 5:30\sPM\.$/);
    await type('1730');
    expect(group()).not.toHaveAccessibleDescription(/minimum|maximum/);
  });

  test('shows no error between the two digits of an hour or a minute', async () => {
    renderField({ minValue: '09:00', step: 900, hourCycle: 24, defaultValue: '10:30' });
    await type('0');
    expect(group()).toShowError('');
    await userEvent.keyboard('9');
    expect(group()).toShowError('');
    await type('4', 'minute');
    expect(group()).toShowError('');
    await userEvent.keyboard('5');
    expect(group()).toShowError('');
    await type('4', 'minute');
    await userEvent.keyboard('{ArrowLeft}');
    expect(group()).toShowError(/steps of 15 minutes/);
    await type('0');
    await userEvent.click(document.body);
    expect(group()).toShowError(/minimum/);
  });

  test('accepts a range over midnight: a maximum before the minimum is on the next day', async () => {
    renderField({ minValue: '22:00', maxValue: '06:00', hourCycle: 24 });
    for (const keys of ['2200', '2359', '0000', '0600']) {
      await type(keys);
      expect(group()).not.toHaveAccessibleDescription(/between/);
    }
    for (const keys of ['0601', '2159', '1200']) {
      await type(keys);
      expect(group()).toShowError(/start must be between 10:00\sPM and 6:00\sAM\.$/);
    }
  });

  test('has steps, counted from its minimum, for arrow keys and for typed times', async () => {
    const { data } = renderField({
      minValue: '09:05',
      step: 900,
      hourCycle: 24,
      defaultValue: '09:05',
    });
    await type('{ArrowUp}{ArrowUp}', 'minute');
    expect(data()).toBe('09:35');
    // After 09:50, the last step of the hour, the minutes continue with the first step of the same hour.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(data()).toBe('09:05');
    await userEvent.keyboard('{ArrowDown}');
    expect(data()).toBe('09:50');
    await type('51', 'minute');
    expect(group()).toShowError(/start must be in steps of 15 minutes\.$/);
    await userEvent.click(part('minute'));
    await userEvent.keyboard('{ArrowDown}');
    expect(data()).toBe('09:50');
    await type('{ArrowUp}', 'hour');
    expect(data()).toBe('10:50');
  });

  test.each([
    ['16:12', '16:12'],
    ['4:12 pm', '16:12'],
    ['2026-03-05T16:12:30Z', '16:12'],
  ])('takes a pasted %s', async (text, value) => {
    const { data } = renderField();
    await userEvent.click(part('hour'));
    await userEvent.paste(text);
    await waitFor(() => expect(data()).toBe(value));
  });

  test('reports a missing time on blur, after its description', async () => {
    const { form } = renderField({ isRequired: true, description: 'Local time.' });
    expect(group()).toHaveAccessibleDescription('Local time. Required');
    await userEvent.click(part('hour'));
    await userEvent.click(document.body);
    expect(group()).toHaveAccessibleDescription('Local time. This field is required.');
    expect(form.current?.checkValidity()).toBe(false);
    // A native check focuses the first invalid field.
    expect(part('hour')).toHaveFocus();
  });

  test('is emptied by its clear button, which moves focus to the hour', async () => {
    const { data } = renderField({ defaultValue: '16:12' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear start' }));
    expect(data()).toBe('');
    await waitFor(() => expect(part('hour')).toHaveFocus());
  });

  test.each([{}, { defaultValue: '16:12' }])(
    'returns to its initial time on reset, also from an incomplete time (%o)',
    async (props) => {
      const { data } = renderField(props);
      const [first, text] = [data(), shown()];
      await userEvent.click(part('minute'));
      await userEvent.keyboard('{Backspace}{Backspace}7{Backspace}');
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(shown()).toBe(text));
      expect(data()).toBe(first);
    },
  );

  test('has steps that are no fraction of a day, over midnight too', async () => {
    const limits = { minValue: '22:00', maxValue: '06:00', hourCycle: 24 } as const;
    renderField({ ...limits, step: 3000, defaultValue: '22:50' });
    await userEvent.click(part('hour'));
    await userEvent.click(document.body);
    expect(group()).not.toHaveAccessibleDescription(/in steps of/);
    // The third step after 22:00.
    await type('0030');
    await userEvent.click(document.body);
    expect(group()).not.toHaveAccessibleDescription(/in steps of/);
    await type('0040');
    await userEvent.click(document.body);
    expect(group()).toShowError(/start must be in steps of 50 minutes\.$/);
  });

  test('can be controlled, and shows a value that another control sets', async () => {
    function Page() {
      const [time, setTime] = useState<string | null>(null);
      return (
        <>
          <TimeField label="start" value={time} onChange={setTime} maxValue="18:00" />
          <button onClick={() => setTime('20:15')}>Later</button>
          <output>{time}</output>
        </>
      );
    }
    renderInDesignSystem(<Page />);
    await type('412p');
    expect(screen.getByRole('status')).toHaveTextContent('16:12');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(shown()).toBe('8:15 PM');
    expect(group()).toHaveAccessibleDescription(/The maximum start is 6:00\sPM\.$/);
  });

  test('cannot be changed while read-only', async () => {
    const { data } = renderField({ defaultValue: '16:12', isReadOnly: true, step: 900 });
    await type('07{ArrowUp}');
    expect(data()).toBe('16:12');
  });

  test('submits its form with Enter, with the ISO time', async () => {
    const onSubmit = vi.fn();
    renderInDesignSystem(
      <Form onSubmit={onSubmit}>
        <TimeField label="start" name="start" isRequired />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await type('{Enter}');
    expect(group()).toHaveAccessibleDescription(/This field is required\.$/);
    await type('412p{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ start: '16:12' });
  });
});

test.each([
  ['de', '16:12', '1612'],
  ['fr-CH', '16:12', '1612'],
  ['en-GB', '16:12', '1612'],
  ['en', '4:12 PM', '412p'],
  ['hi', '4:12 pm', '412p'],
  ['ko', '오후 4:12', 'p412'],
  ['zh-Hant', '下午 4:12', 'p412'],
  ['ar-EG', '٤:١٢ م', '412p'],
  ['fa', '۱۶:۱۲', '1612'],
  ['da', '16.12', '1612'],
])('in %s a time is shown as %s', async (locale, text, keys) => {
  const onChange = vi.fn();
  renderInLocale(<TimeField label="start" onChange={onChange} />, locale);
  const [first] = screen.getAllByRole('spinbutton');
  await userEvent.click(first as HTMLElement);
  await userEvent.keyboard(keys);
  expect(onChange).toHaveBeenLastCalledWith('16:12');
  expect(shown().replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});
