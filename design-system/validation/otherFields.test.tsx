import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckboxField } from '../inputs/CheckboxField/CheckboxField.tsx';
import { Form } from '../inputs/Form/Form.tsx';
import { RadioGroupField } from '../inputs/RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../inputs/SelectField/SelectField.tsx';
import { SwitchField } from '../inputs/SwitchField/SwitchField.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { requiredIf } from '../rules.ts';
import { passTime } from '../testing/passTime.ts';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';

const options = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta' },
];

test.each([
  ['a checkbox', <CheckboxField key="" label="Other" name="other" />, 'checkbox', []],
  ['a switch', <SwitchField key="" label="Other" name="other" />, 'switch', []],
  [
    'a group of radio buttons',
    <RadioGroupField key="" label="Other" name="other" options={options} />,
    'radio',
    ['b'],
  ],
] as const)('a rule that reads %s runs again when it changes', async (_, other, role, values) => {
  renderInDesignSystem(
    <Form>
      {other}
      <TextField label="Name" name="name" rules={[requiredIf('other', ...values)]} />
    </Form>,
  );
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.tab();
  expect(screen.queryByText('This field is required.')).not.toBeInTheDocument();
  const [first, second = first] = screen.getAllByRole(role);
  await userEvent.click(second as HTMLElement);
  await passTime(20);
  expect(screen.getByText('This field is required.')).toBeVisible();
  await userEvent.click(first as HTMLElement);
  await passTime(20);
  expect(screen.queryByText('This field is required.')).not.toBeInTheDocument();
});

test('a rule that reads a list runs again when it changes', async () => {
  renderInDesignSystem(
    <Form>
      <SelectField label="Other" name="other" options={options} />
      <TextField label="Name" name="name" rules={[requiredIf('other', 'b')]} />
    </Form>,
  );
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: 'Beta' }));
  expect(await screen.findByText('This field is required.')).toBeVisible();
});
