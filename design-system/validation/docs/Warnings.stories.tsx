import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Form } from '../../inputs/Form/Form.tsx';
import { SubmitButton } from '../../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { warning } from '../warnings.ts';

const meta = { title: 'Validation/Warnings', parameters: withoutPicture } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const text = 'Long headlines are cut off in lists.';
const rules = [{ max_length: 80 }, warning({ max_length: 40 }, text)];

/** The form can be sent with the warning. */
export const Default: Story = {
  render: () => (
    <Form>
      <Stack gap="md">
        <TextField label="Headline" name="headline" rules={rules} />
        <SubmitButton>Send</SubmitButton>
      </Stack>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Headline');
    await userEvent.type(field, 'Ten otters that walk home in the rain, slowly');
    await userEvent.tab();
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(field).toBeValid();
  },
};
