import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const onSubmit = fn(() => new Promise<void>((resolve) => setTimeout(resolve, 1000)));

const meta = {
  title: 'Inputs/SubmitButton',
  component: SubmitButton,
  args: { children: 'Send' },
  render: (args) => (
    <Form onSubmit={onSubmit}>
      <SubmitButton {...args} />
    </Form>
  ),
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** While the form is being sent, the button shows progress, keeps its focus and does not submit again. */
export const Sends: Story = {
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    // Never ends, so that the button still shows progress in the picture.
    onSubmit.mockImplementationOnce(() => new Promise(() => undefined));
    const button = within(canvasElement).getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('In progress Send'));
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** A form whose button is held is not sent, whichever way. */
export const Held: Story = {
  args: { 'aria-disabled': true, 'aria-describedby': 'offline' },
  render: (args) => (
    <Form aria-label="Contact" onSubmit={onSubmit}>
      <TextField label="Name" name="name" defaultValue="Ada" />
      <Text id="offline" size="sm" isMuted>
        You are offline. You can send this once you are back online.
      </Text>
      <SubmitButton {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const button = canvas.getByRole('button', { name: 'Send' });
    await expect(button).toHaveAccessibleDescription(/^You are offline/);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  render: () => (
    <Inline gap="sm">
      <Form>
        <Inline gap="sm">
          <SubmitButton>Send</SubmitButton>
          <SubmitButton tone="danger">Delete the draft</SubmitButton>
          <SubmitButton isDisabled>Closed since Monday</SubmitButton>
        </Inline>
      </Form>
      <Form onSubmit={() => new Promise(() => undefined)}>
        <SubmitButton>Save the draft</SubmitButton>
      </Form>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save the draft' });
    button.closest('form')?.requestSubmit();
    await waitFor(() => expect(button).toHaveAccessibleName('In progress Save the draft'));
  },
};
