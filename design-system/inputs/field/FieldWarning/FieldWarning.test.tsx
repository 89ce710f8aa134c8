import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../../testing/announced.ts';
import { passTime } from '../../../testing/passTime.ts';
import { renderInDesignSystem } from '../../../testing/renderInDesignSystem.tsx';
import { defineRule } from '../../../validation/rules.ts';
import { warning } from '../../../validation/warnings.ts';
import { Form } from '../../Form/Form.tsx';
import { SelectField } from '../../SelectField/SelectField.tsx';
import { TextField } from '../../TextField/TextField.tsx';

const isLong = warning({ max_length: 5 }, 'Long headlines are cut off in lists.');

function renderHeadline(onSubmit = vi.fn()) {
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <TextField label="Headline" name="headline" rules={[{ min_length: 2 }, isLong]} />
      <TextField label="Other" name="other" />
      <button type="submit">Send</button>
    </Form>,
  );
  return { onSubmit, field: screen.getByLabelText('Headline') };
}

test('a warning is shown and announced after the user has left the field, and does not block the form', async () => {
  const { onSubmit, field } = renderHeadline();
  await userEvent.type(field, 'Seven of nine');
  await passTime(1500);
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(await screen.findByText('Long headlines are cut off in lists.')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Long headlines are cut off in lists.');
  expect(field).toBeValid();
  expect(field).not.toHaveAccessibleErrorMessage();
  await passTime(200);
  expect(getAnnounced()).toContain('Headline: Long headlines are cut off in lists.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ headline: 'Seven of nine', other: '' });
});

test('the summary has no warnings', async () => {
  const tooLong = warning({ max_length: 1 }, 'Rather long.');
  renderInDesignSystem(
    <Form onSubmit={() => ({ error: 'The server is busy.' })}>
      <TextField label="Headline" name="headline" rules={[tooLong]} defaultValue="Seven" />
      <button type="submit">Send</button>
    </Form>,
  );
  const field = screen.getByLabelText('Headline');
  await userEvent.click(field);
  await userEvent.tab();
  expect(await screen.findByText('Rather long.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByText('The server is busy.');
  expect(summary).toBeVisible();
  expect(screen.queryByRole('link', { name: /Headline/ })).not.toBeInTheDocument();
  expect(screen.getByText('Rather long.')).toBeVisible();
});

test('an error hides the warning', async () => {
  const { field } = renderHeadline();
  await userEvent.type(field, 'Seven of nine');
  await userEvent.tab();
  await screen.findByText('Long headlines are cut off in lists.');
  await userEvent.clear(field);
  await userEvent.type(field, 'S');
  expect(screen.getByText('Headline is not valid.')).toBeVisible();
  await passTime(1500);
  expect(screen.queryByText('Long headlines are cut off in lists.')).not.toBeInTheDocument();
});

test('a warning disappears with the input that corrects it, and comes back only after a pause', async () => {
  const { field } = renderHeadline();
  await userEvent.type(field, 'Sevens');
  await userEvent.tab();
  await screen.findByText('Long headlines are cut off in lists.');
  await userEvent.type(field, '{Backspace}');
  await passTime(10);
  expect(screen.queryByText('Long headlines are cut off in lists.')).not.toBeInTheDocument();
  await userEvent.type(field, 'ty');
  await passTime(500);
  expect(screen.queryByText('Long headlines are cut off in lists.')).not.toBeInTheDocument();
  await passTime(600);
  expect(screen.getByText('Long headlines are cut off in lists.')).toBeVisible();
});

test('a reset removes the warning', async () => {
  renderInDesignSystem(
    <Form onSubmit={() => undefined}>
      <TextField label="Headline" name="headline" rules={[isLong]} />
      <button type="reset">Reset</button>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Headline'), 'Seven of nine');
  await userEvent.tab();
  await screen.findByText('Long headlines are cut off in lists.');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await passTime(1500);
  expect(screen.queryByText('Long headlines are cut off in lists.')).not.toBeInTheDocument();
});

test('a warning can depend on another field and on an asynchronous rule, whose late result is dropped', async () => {
  const results: ((isValid: boolean) => void)[] = [];
  const isKnown = defineRule(
    'known',
    (_, { getValue }) =>
      new Promise<boolean>((resolve) => {
        if (getValue('other') === 'skip') resolve(true);
        else results.push(resolve);
      }),
    'This brand is not known.',
  );
  renderInDesignSystem(
    <Form onSubmit={() => undefined}>
      <TextField label="Brand" name="brand" rules={[warning(isKnown)]} />
      <TextField label="Other" name="other" />
    </Form>,
  );
  const field = screen.getByLabelText('Brand');
  await userEvent.type(field, 'Acme');
  await userEvent.tab();
  await passTime(10);
  const late = results.at(-1);
  await userEvent.type(screen.getByLabelText('Other'), 'skip');
  await passTime(1100);
  late?.(false);
  await passTime(10);
  expect(screen.queryByText('This brand is not known.')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Other'), '!');
  await passTime(1100);
  results.at(-1)?.(false);
  expect(await screen.findByText('This brand is not known.')).toBeVisible();
});

test('a field that is not typed in has warnings too; a disabled one has none', async () => {
  const isSlow = warning(
    defineRule('slow', (value) => value !== 'post'),
    'Letters take three days.',
  );
  const options = [
    { id: 'post', label: 'Letter' },
    { id: 'mail', label: 'Mail' },
  ];
  renderInDesignSystem(
    <>
      <SelectField label="Way" options={options} rules={[isSlow]} />
      <TextField label="Fixed" rules={[isLong]} defaultValue="Seven of nine" isDisabled />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('option', { name: 'Letter' }));
  await userEvent.tab();
  expect(await screen.findByText('Letters take three days.')).toBeVisible();
  expect(screen.queryByText('Long headlines are cut off in lists.')).not.toBeInTheDocument();
});
