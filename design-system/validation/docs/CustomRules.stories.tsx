import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { Form } from '../../inputs/Form/Form.tsx';
import { PasswordField } from '../../inputs/PasswordField/PasswordField.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { defineRule, type DefinedRule } from '../rules.ts';

const meta = { title: 'Validation/Custom rules' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const isEven = defineRule('even', (value) => Number(value) % 2 === 0);

/** A rule without a message has the default message. */
export const Default: Story = {
  render: () => <TextField label="Number of reels" rules={[isEven]} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Number of reels' });
    await userEvent.tab();
    await userEvent.keyboard('3');
    await expectMessage(field, 'Number of reels is not valid.');
    await userEvent.keyboard('{Backspace}4');
    await expectNoMessage(field);
  },
};

/** Waits, unless the signal aborts. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Superseded', 'AbortError'));
    });
  });
}

const findIsFree = fn(async (value: unknown, signal: AbortSignal) => {
  await wait(300, signal);
  return value !== 'mia';
});

const isFree = defineRule(
  'free',
  (value, { signal }) => findIsFree(value, signal),
  '{field} is taken.',
);

/** While an asynchronous rule runs, the field shows “Checking …”. New input aborts the rule. */
export const Asynchronous: Story = {
  render: () => (
    <Form onSubmit={() => undefined}>
      <TextField label="Handle" name="handle" isRequired rules={[{ min_length: 3 }, isFree]} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Handle' });
    const answer = Promise.withResolvers<boolean>();
    findIsFree.mockImplementation(() => answer.promise);
    await userEvent.tab();
    await userEvent.keyboard('mia');
    await expect(canvas.getByText('Checking …')).toBeVisible();
    // Later checks take 300 ms again.
    findIsFree.mockReset();
    answer.resolve(false);
    await waitFor(() => expectMessage(field, 'Handle is taken.'));
    await userEvent.keyboard('2');
    await expectNoMessage(field);
    await waitFor(() => expect(canvas.queryByText('Checking …')).toBeNull());
    await expectNoMessage(field);
  },
};

const isSamePassword = defineRule(
  'same',
  (value, { getValue }) => value === getValue('password'),
  'The passwords differ.',
);

/** A rule that reads another field runs again when the other field changes. */
export const AnotherField: Story = {
  render: () => (
    <Form onSubmit={() => undefined}>
      <PasswordField label="New password" name="password" hasStrength isRequired />
      <PasswordField label="The same again" name="again" isRequired rules={[isSamePassword]} />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByLabelText('New password');
    const again = canvas.getByLabelText('The same again');
    await userEvent.tab();
    await userEvent.keyboard('otter');
    // Past the button that shows the first password.
    await userEvent.tab();
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard('otters');
    await expectMessage(again, 'The passwords differ.');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}s');
    await expectNoMessage(again);
  },
};

/** Creates a rule for the number of words. */
function atMostWords(most: number): DefinedRule {
  const count = (value: unknown) => String(value).trim().split(/\s+/).length;
  const message = '{field} has more than {most} words.';
  return defineRule('words', (value) => count(value) <= most, message, { most });
}

const headlineRules = [{ max_length: 40 }, atMostWords(3)];

/** Rules run in order. A function creates rules with a parameter. */
export const Composed: Story = {
  render: () => <TextField label="Headline" isRequired rules={headlineRules} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Headline' });
    await userEvent.tab();
    await userEvent.tab();
    await expectMessage(field, 'This field is required.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('One pan, two people');
    await expectMessage(field, 'Headline has more than 3 words.');
    // Removes " people".
    await userEvent.keyboard('{Backspace>7/}');
    await expectNoMessage(field);
  },
};
