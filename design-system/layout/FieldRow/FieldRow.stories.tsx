import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DateField } from '../../inputs/DateField/DateField.tsx';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { PhoneField } from '../../inputs/PhoneField/PhoneField.tsx';
import { RadioGroupField } from '../../inputs/RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../../inputs/SelectField/SelectField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { FieldRow } from './FieldRow.tsx';

const topics = ['Food', 'Travel'].map((label) => ({ id: label, label }));

const meta = {
  title: 'Layout/FieldRow',
  component: FieldRow,
  args: {
    children: (
      <>
        <TextField label="City" description="Where you work most of the time." isRequired />
        <SelectField label="Topic" options={topics} />
        <Button>Search</Button>
      </>
    ),
  },
} satisfies Meta<typeof FieldRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Controls and button are aligned, although one field has a description and a message. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const city = canvas.getByRole('textbox', { name: 'City' });
    await userEvent.click(city);
    await userEvent.tab();
    await canvas.findByText('This field is required.');
    const boxes = [city.parentElement, ...canvas.getAllByRole('button')];
    const tops = boxes.map((box) => Math.round(box?.getBoundingClientRect().top ?? 0));
    // The boxes are in one row; in narrow windows, one is below the other.
    if (window.innerWidth >= 576) await expect(new Set(tops).size).toBe(1);
    else await expect(new Set(tops).size).toBe(boxes.length);
  },
};

/** Controls are 40 px high even beside taller fields, and fields wrap before they become too narrow. */
export const Widths: Story = {
  render: () => (
    <Stack gap="xl">
      {[360, 500, 640, 900].map((width) => (
        <div key={width} data-testid="frame" style={{ inlineSize: width }}>
          <FieldRow>
            <DateField label={`Date ${width}`} />
            <RadioGroupField label={`Topic ${width}`} options={topics} />
            <PhoneField label={`Phone ${width}`} />
            <Button>Send</Button>
          </FieldRow>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const frame of canvas.getAllByTestId('frame')) {
      const inFrame = within(frame);
      const date = inFrame.getAllByRole('spinbutton')[0]?.closest('.react-aria-DateField');
      await expect(date?.parentElement?.offsetHeight).toBe(40);
      const phone = inFrame.getByRole('textbox');
      await expect(phone.parentElement?.offsetHeight).toBe(40);
      await expect(phone.offsetWidth).toBeGreaterThanOrEqual(120);
      await expect(inFrame.getByRole('button', { name: 'Send' }).offsetHeight).toBe(40);
      await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.offsetWidth);
    }
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack gap="xl">
      <FieldRow>
        <TextField label="Two fields" maxLength={20} />
        <NumberField label="With and without a hint" minValue={1} />
      </FieldRow>
      <FieldRow>
        <DateField label="A label that is so long that it takes more than one line on most screens" />
        <TextField label="With a message" errorMessage="This code is not valid." />
        <TextField
          label="With a description"
          description="It has two lines if there is little room."
        />
      </FieldRow>
    </Stack>
  ),
};
