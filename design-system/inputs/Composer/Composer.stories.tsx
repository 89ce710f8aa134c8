import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip, Plus } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from '../../navigation/Menu/Menu.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { Composer } from './Composer.tsx';

const send = fn();

const meta = {
  title: 'Inputs/Composer',
  component: Composer,
  args: {
    field: (
      <TextAreaField
        name="body"
        label="Message"
        placeholder="Write a message"
        rows={1}
        isLabelHidden
      />
    ),
    submit: <SubmitButton>Send</SubmitButton>,
    menu: (
      <Menu
        aria-label="More actions"
        trigger={
          <IconButton aria-label="More actions">
            <Icon as={Plus} size={20} />
          </IconButton>
        }
        items={[
          {
            id: 'files',
            label: 'Add files',
            icon: <Icon as={Paperclip} size={18} />,
            onAction: fn(),
          },
        ]}
      />
    ),
  },
  render: (args) => (
    <Form onSubmit={send}>
      <Composer {...args} />
    </Form>
  ),
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: withoutPicture };

/** Ctrl+Enter and ⌘+Enter send the message; Enter alone starts a line. */
export const ByKeyboard: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    send.mockClear();
    const field = within(canvasElement).getByRole('textbox', { name: 'Message' });
    const heightOfOneLine = field.getBoundingClientRect().height;
    await userEvent.type(field, 'First line{Enter}Second line');
    await expect(send).not.toHaveBeenCalled();
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(heightOfOneLine);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send).toHaveBeenCalledWith({ body: 'First line\nSecond line' });
  },
};

export const AllStates: Story = {
  args: {
    children: (
      <Text size="sm" isMuted>
        2 pictures
      </Text>
    ),
    field: (
      <TextAreaField
        name="body"
        label="Message"
        defaultValue={'The new cut comes today.\nIs six seconds of the clock enough?'}
        rows={1}
        isLabelHidden
      />
    ),
  },
};
