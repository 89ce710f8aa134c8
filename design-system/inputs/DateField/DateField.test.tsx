import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderDayFirst } from '../../testing/renderDayFirst.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

/** Renders a field in a form. Returns the form, and a function that returns the field's value in form data. */
function renderField(props: Partial<DateFieldProps> = {}) {
  const form = createRef<HTMLFormElement>();
  const view = renderDayFirst(
    <form ref={form}>
      <DateField label="deadline" name="deadline" placeholderValue="2024-03-01" {...props} />
      <button type="reset">Reset</button>
    </form>,
  );
  const data = () => new FormData(form.current as HTMLFormElement).get('deadline');
  return { ...view, form, data };
}

const group = () => screen.getByRole('group', { name: 'deadline' });
/** Returns a segment of the field. */
const part = (name: 'day' | 'month' | 'year') =>
  screen.getByRole('spinbutton', { name: `${name}, deadline` });
const typeDate = async (digits: string) => {
  await userEvent.click(part('day'));
  await userEvent.keyboard(digits);
};

describe('a date field', () => {
  test('is typed day first, has an ISO date as value, and is in form data', async () => {
    const onChange = vi.fn();
    const { data } = renderField({ onChange });
    expect(group()).toHaveTextContent('dd/mm/yyyy');
    await typeDate('05032026');
    expect(group()).toHaveTextContent('05/03/2026');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-05');
    expect(data()).toBe('2026-03-05');
  });

  test('takes the digits of other scripts', async () => {
    const { data } = renderField();
    await typeDate('٠٥٠٣٢٠٢٦');
    expect(data()).toBe('2026-03-05');
  });

  test('keeps an incomplete date, reports it when the field is left, and has no value meanwhile', async () => {
    const onChange = vi.fn();
    const { data, form } = renderField({ defaultValue: '2026-03-05', onChange });
    await userEvent.click(part('month'));
    await userEvent.keyboard('{Backspace}');
    expect(group()).not.toHaveAccessibleDescription(/not valid/);
    expect(part('month')).not.toHaveAttribute('aria-invalid');
    expect(form.current?.matches(':invalid')).toBe(true);
    await userEvent.tab();
    expect(group()).not.toHaveAccessibleDescription(/not valid/);
    await userEvent.click(document.body);
    expect(group()).toHaveTextContent('05/mm/2026');
    expect(group()).toHaveAccessibleDescription(/deadline is not valid\.$/);
    expect(data()).toBe('');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(part('month'));
    await userEvent.keyboard('4');
    expect(group()).not.toHaveAccessibleDescription(/not valid/);
    expect(data()).toBe('2026-04-05');
  });

  test.each([
    ['30022026', '30/02/2026'],
    ['31042026', '31/04/2026'],
    ['29022025', '29/02/2025'],
  ])('keeps %s as typed and reports that it is not a date', async (digits, text) => {
    const onChange = vi.fn();
    const { data } = renderField({ defaultValue: '2026-03-30', onChange });
    await typeDate(digits);
    expect(group()).toShowError(/deadline is not valid\.$/);
    await userEvent.click(document.body);
    expect(group()).toHaveTextContent(text);
    expect(group()).toHaveAccessibleDescription(/deadline is not valid\.$/);
    expect(data()).toBe('');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await typeDate('28');
    expect(group()).toHaveTextContent(text.replace(/^../, '28'));
    expect(group()).not.toHaveAccessibleDescription(/not valid/);
  });

  test('does not validate the digits of a year before all four are typed', async () => {
    renderField({ minValue: '2026-03-05' });
    await typeDate('0603202');
    expect(group()).not.toHaveAccessibleDescription(/minimum/);
    await userEvent.keyboard('5');
    expect(group()).toShowError(/The minimum deadline is 05\/03\/2026\.$/);
    await typeDate('{Backspace}{Backspace}');
    expect(group()).not.toHaveAccessibleDescription(/minimum|not valid/);
  });

  test('does not validate the first digit of a day', async () => {
    renderField({ minValue: '2026-03-05', defaultValue: '2026-03-20' });
    await typeDate('1');
    expect(group()).toShowError('');
    await userEvent.keyboard('2');
    expect(group()).toShowError('');
    await typeDate('1');
    await userEvent.click(part('year'));
    expect(group()).toShowError(/The minimum deadline/);
  });

  test('shows a message if its form is sent with an incomplete date', async () => {
    const { form } = renderField();
    await typeDate('05');
    form.current?.requestSubmit();
    await waitFor(() => expect(group()).toHaveAccessibleDescription(/deadline is not valid\.$/));
    expect(part('day')).toHaveFocus();
  });

  test('requires a date on blur', async () => {
    const { form } = renderField({ isRequired: true, description: 'The last day.' });
    expect(group()).toHaveAccessibleDescription('The last day. Required');
    await userEvent.click(part('day'));
    // From the day to the month, the year, the calendar button, and out of the field.
    for (let stop = 0; stop < 4; stop++) await userEvent.tab();
    expect(group()).toHaveAccessibleDescription('The last day. This field is required.');
    expect(form.current?.checkValidity()).toBe(false);
    // A native check focuses the first invalid field.
    expect(part('day')).toHaveFocus();
  });

  test('rejects unavailable dates', async () => {
    renderField({ isDateUnavailable: (date) => date === '2026-03-08' });
    await typeDate('08032026');
    expect(group()).toShowError(/deadline is not valid\.$/);
  });

  test('is emptied by its clear button, which moves focus to the day', async () => {
    const { data } = renderField({ defaultValue: '2026-03-05' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear deadline' }));
    expect(group()).toHaveTextContent('dd/mm/yyyy');
    expect(data()).toBe('');
    await waitFor(() => expect(part('day')).toHaveFocus());
    // An incomplete date is cleared, too.
    await userEvent.keyboard('7');
    await userEvent.click(screen.getByRole('button', { name: 'Clear deadline' }));
    expect(group()).toHaveTextContent('dd/mm/yyyy');
  });

  test('is not validated while its calendar is open, and the keyboard selects a day there', async () => {
    const { data } = renderField({ isRequired: true });
    const button = screen.getByRole('button', { name: 'Calendar for deadline' });
    await userEvent.click(part('year'));
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'deadline' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /\b1 March 2024/ })).toHaveFocus(),
    );
    expect(screen.queryByText('This field is required.')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(data()).toBe('2024-03-02');
    expect(group()).toHaveTextContent('02/03/2024');
  });

  test('needs four actions to select a day of birth in its calendar', async () => {
    const { data } = renderField({ maxValue: '2026-01-31' });
    await userEvent.click(screen.getByRole('button', { name: 'Calendar for deadline' }));
    await screen.findByRole('dialog', { name: 'deadline' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'year' }), '1949');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'month' }), 'November');
    await userEvent.click(screen.getByRole('button', { name: /23 November 1949/ }));
    expect(data()).toBe('1949-11-23');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('has its calendar in a drawer on phones', async () => {
    const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(360);
    const { data } = renderField();
    await userEvent.click(screen.getByRole('button', { name: 'Calendar for deadline' }));
    const dialog = await screen.findByRole('dialog', { name: 'deadline' });
    expect(dialog.closest('[data-side="bottom"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /\b6 March 2024/ }));
    expect(data()).toBe('2024-03-06');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    width.mockRestore();
  });

  test.each([{}, { defaultValue: '2026-03-05' }])(
    'returns to its initial date on reset, also from an incomplete date (%o)',
    async (props) => {
      const { data } = renderField({ ...props, isRequired: true });
      const [first, text] = [data(), group().textContent];
      await userEvent.click(part('day'));
      await userEvent.keyboard('{Backspace}{Backspace}7');
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(group()).toHaveTextContent(text));
      expect(data()).toBe(first);
      expect(group()).not.toHaveAccessibleDescription(/valid|This field/);
    },
  );

  test('can be controlled', async () => {
    function Page() {
      const [date, setDate] = useState<string | null>(null);
      return (
        <>
          <DateField label="deadline" value={date} onChange={setDate} maxValue="2026-12-31" />
          <button onClick={() => setDate('2027-01-01')}>Next year</button>
          <output>{date}</output>
        </>
      );
    }
    renderDayFirst(<Page />);
    await typeDate('05032026');
    expect(screen.getByRole('status')).toHaveTextContent('2026-03-05');
    await userEvent.click(screen.getByRole('button', { name: 'Next year' }));
    expect(group()).toHaveTextContent('01/01/2027');
    expect(group()).toHaveAccessibleDescription(/The maximum deadline is 31\/12\/2026\.$/);
  });

  test('cannot be changed while read-only, nor focused while disabled', async () => {
    const { data, rerender } = renderField({ defaultValue: '2026-03-05', isReadOnly: true });
    await typeDate('07');
    expect(data()).toBe('2026-03-05');
    expect(part('day')).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByRole('button', { name: /Calendar/ })).not.toBeInTheDocument();
    rerender(<DateField label="deadline" isDisabled />);
    expect(part('day')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: /Calendar/ })).toBeDisabled();
  });
});

describe('in a form', () => {
  test('the value of a date field is the ISO date, and a server error disappears at the next input', async () => {
    const onSubmit = vi.fn(async () => ({ errors: { deadline: 'Too soon.' } }));
    renderDayFirst(
      <Form onSubmit={onSubmit}>
        <DateField label="deadline" name="deadline" isRequired />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(group()).toHaveAccessibleDescription('This field is required.');
    expect(part('day')).toHaveFocus();
    await userEvent.keyboard('05032026');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ deadline: '2026-03-05' });
    await waitFor(() => expect(group()).toHaveAccessibleDescription(/Too soon\.$/));
    await userEvent.keyboard('06');
    expect(group()).not.toHaveAccessibleDescription(/Too soon/);
  });
});

test.each(['ar', 'zh-Hans'] as const)(
  'with the formats of the portal, a date is the same in %s',
  (locale) => {
    renderDayFirst(<DateField label="deadline" defaultValue="2026-03-05" />, { locale });
    expect(group()).toHaveTextContent('05/03/2026');
  },
);

test('Enter in a segment submits the form, as in an input', async () => {
  const onSubmit = vi.fn();
  renderDayFirst(
    <Form onSubmit={onSubmit}>
      <DateField label="deadline" name="deadline" isRequired />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(part('day'));
  await userEvent.keyboard('{Enter}');
  expect(group()).toHaveAccessibleDescription(/This field is required\.$/);
  await userEvent.keyboard('05032026{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ deadline: '2026-03-05' });
});

test('Enter in a segment presses a native submit button, which does nothing while it is disabled', async () => {
  const onSubmit = vi.fn();
  const form = (isDisabled: boolean) => (
    <Form onSubmit={onSubmit}>
      <DateField label="deadline" name="deadline" />
      <button disabled={isDisabled}>Send</button>
    </Form>
  );
  const { rerender } = renderDayFirst(form(true));
  await userEvent.click(part('day'));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an application that writes null as an empty text does not erase the date while its year is edited', async () => {
  function Page() {
    const [date, setDate] = useState('2026-03-05');
    return <DateField label="deadline" value={date} onChange={(next) => setDate(next ?? '')} />;
  }
  renderDayFirst(<Page />);
  await userEvent.click(part('year'));
  await userEvent.keyboard('2');
  expect(group()).toHaveTextContent('05/03/2');
  await userEvent.keyboard('027');
  expect(group()).toHaveTextContent('05/03/2027');
});
