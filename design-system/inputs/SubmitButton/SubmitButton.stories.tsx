import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Form } from '../Form/Form.tsx';
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
