import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderDayFirst } from '../../testing/renderDayFirst.tsx';
import { renderInLocale } from '../../testing/renderInLocale.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
import type { DateRange } from './rangeRules.ts';

/** Renders a field in a form. Returns a function that returns the form data. */
function renderField(props: Partial<DateRangeFieldProps> = {}) {
  const form = createRef<HTMLFormElement>();
  renderDayFirst(
    <form ref={form}>
      <DateRangeField
        label="stay"
        startName="from"
        endName="to"
        placeholderValue="2024-03-01"
        {...props}
      />
      <button type="reset">Reset</button>
    </form>,
  );
  return () => Object.fromEntries(new FormData(form.current as HTMLFormElement));
}

const group = (which: 'Start' | 'End') => screen.getByRole('group', { name: `${which} stay` });
const typeInto = async (which: 'Start' | 'End', digits: string) => {
  await userEvent.click(within(group(which)).getByRole('spinbutton', { name: /^day/ }));
  await userEvent.keyboard(digits);
};

test('a range is typed from start to end, and both dates are in form data', async () => {
  const onChange = vi.fn();
  const data = renderField({ onChange });
  await typeInto('Start', '0503202607032026');
  expect(group('Start')).toHaveTextContent('05/03/2026');
  expect(group('End')).toHaveTextContent('07/03/2026');
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-05', end: '2026-03-07' });
  expect(data()).toEqual({ from: '2026-03-05', to: '2026-03-07' });
});

test('the bounds of a range are formatted as dates in messages', async () => {
  const defaultValue = { start: '2026-03-05', end: '2026-03-07' };
  renderField({ defaultValue, minValue: '2026-03-05', maxValue: '2026-03-08' });
  await typeInto('Start', '04');
  expect(group('Start')).toShowError(/The minimum stay is 05\/03\/2026\.$/);
  await typeInto('Start', '06');
  await typeInto('End', '09');
  expect(group('Start')).toShowError(/The maximum stay is 08\/03\/2026\.$/);
});

test('a required range needs both dates, and shows errors when it is left', async () => {
  renderField({ isRequired: true });
  expect(group('Start')).toHaveAccessibleDescription('Required');
  await userEvent.click(screen.getByRole('button', { name: 'Calendar for stay' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  const button = await screen.findByRole('button', { name: 'Calendar for stay' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(group('Start')).toHaveAccessibleDescription('Required');
  await userEvent.tab();
  expect(group('Start')).toHaveAccessibleDescription('This field is required.');
  await typeInto('Start', '05032026');
  expect(group('End')).not.toHaveAccessibleDescription(/not valid|required/);
  await userEvent.click(document.body);
  expect(group('End')).toHaveAccessibleDescription(/stay is not valid\.$/);
});

test('years of two digits are completed when the field is left', async () => {
  const onChange = vi.fn();
  const data = renderField({ onChange });
  await typeInto('Start', '050326');
  await typeInto('End', '070326');
  await userEvent.click(document.body);
  expect(group('Start')).toHaveTextContent('05/03/2026');
  expect(group('End')).toHaveTextContent('07/03/2026');
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-05', end: '2026-03-07' });
  expect(data()).toEqual({ from: '2026-03-05', to: '2026-03-07' });
});

test('a date that does not exist stays as typed and is reported', async () => {
  const data = renderField({ defaultValue: { start: '2026-03-05', end: '2026-03-30' } });
  await typeInto('End', '3002');
  expect(group('End')).toShowError(/stay is not valid\.$/);
  await userEvent.click(document.body);
  expect(group('End')).toHaveTextContent('30/02/2026');
  expect(group('End')).toHaveAccessibleDescription(/stay is not valid\.$/);
  expect(data()).toEqual({ from: '2026-03-05', to: '' });
});

test('a reset restores the initial dates, and the clear button empties both', async () => {
  const data = renderField({ defaultValue: { start: '2026-03-05', end: '2026-03-07' } });
  await typeInto('End', '{Backspace}{Backspace}');
  expect(data()).toEqual({ from: '2026-03-05', to: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(group('End')).toHaveTextContent('07/03/2026'));
  expect(data()).toEqual({ from: '2026-03-05', to: '2026-03-07' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear stay' }));
  expect(data()).toEqual({ from: '', to: '' });
});

test('a range can be controlled', async () => {
  function Page() {
    const [stay, setStay] = useState<DateRange | null>(null);
    return (
      <>
        <DateRangeField label="stay" value={stay} onChange={setStay} />
        <button onClick={() => setStay({ start: '2026-01-01', end: '2026-01-31' })}>January</button>
        <output>{stay && `${stay.start} ${stay.end}`}</output>
      </>
    );
  }
  renderDayFirst(<Page />);
  await typeInto('Start', '0503202607032026');
  expect(screen.getByRole('status')).toHaveTextContent('2026-03-05 2026-03-07');
  await userEvent.click(screen.getByRole('button', { name: 'January' }));
  expect(group('End')).toHaveTextContent('31/01/2026');
});

test('a form gets the range as one value, and the field shows a server error until the next input', async () => {
  const onSubmit = vi.fn(async () => ({ errors: { stay: 'Fully booked.' } }));
  const defaultValue = { start: '2026-03-05', end: '2026-03-07' };
  renderDayFirst(
    <Form onSubmit={onSubmit}>
      <DateRangeField label="stay" name="stay" defaultValue={defaultValue} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ stay: defaultValue });
  await waitFor(() => expect(group('Start')).toHaveAccessibleDescription(/Fully booked\.$/));
  await userEvent.keyboard('06');
  expect(group('Start')).not.toHaveAccessibleDescription(/Fully booked/);
});

test('a preset selects its range and closes the calendar', async () => {
  const presets = [
    { id: 'year', label: 'Last year', value: { start: '2023-01-01', end: '2023-12-31' } },
  ];
  const data = renderField({ presets });
  await userEvent.click(screen.getByRole('button', { name: 'Calendar for stay' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Last year' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(data()).toEqual({ from: '2023-01-01', to: '2023-12-31' });
});

test.each([
  ['ja', '2026030520260307'],
  ['de', '0503202607032026'],
])('in %s typing continues from the start date to the end date', async (locale, digits) => {
  const onChange = vi.fn();
  renderInLocale(<DateRangeField label="stay" onChange={onChange} />, locale);
  await userEvent.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard(digits);
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-05', end: '2026-03-07' });
});

test('a new object with the same dates does not replace what is being typed', async () => {
  const field = (range: DateRange) => <DateRangeField label="stay" value={{ ...range }} />;
  const range = { start: '2026-03-05', end: '2026-03-07' };
  const { rerender } = renderDayFirst(field(range));
  await userEvent.click(within(group('Start')).getByRole('spinbutton', { name: /^year/ }));
  await userEvent.keyboard('20');
  rerender(field(range));
  expect(group('Start')).toHaveTextContent('05/03/20');
  await userEvent.keyboard('25');
  expect(group('Start')).toHaveTextContent('05/03/2025');
  rerender(field({ ...range, end: '2026-03-08' }));
  expect(group('Start')).toHaveTextContent('05/03/2026');
});
