import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { CheckboxGroupField } from '../CheckboxGroupField/CheckboxGroupField.tsx';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx';
import { ComboBoxField } from '../ComboBoxField/ComboBoxField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { FileField } from '../FileField/FileField.tsx';
import { Form, type FormValues } from '../Form/Form.tsx';
import { MaskedField } from '../MaskedField/MaskedField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { MultiSelectField } from '../MultiSelectField/MultiSelectField.tsx';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SliderField } from '../SliderField/SliderField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { SwitchField } from '../SwitchField/SwitchField.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { passwordRules } from '../../rules.ts';
import { inEveryMode } from '../../testing/pictures.ts';

const options = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta' },
];
const letters = { regex: /^[a-z]*$/ };
const requirements = [passwordRules.digit()];

type EveryFieldProps = {
  errors?: Record<string, string>;
  /** Called with the name of the field that focus leaves. */
  onLeave?: (name: string) => void;
};

function EveryField({ errors, onLeave }: EveryFieldProps) {
  const leave = (name: string) => ({ name, onBlur: () => onLeave?.(name) });
  const [sent, setSent] = useState<FormValues | null>(null);
  return (
    <Form<FormValues> onSubmit={setSent} {...(errors && { errors })}>
      <Stack gap="md">
        <TextField {...leave('text')} label="Text" rules={letters} autoComplete="name" />
        <TextAreaField {...leave('area')} label="Area" rules={letters} maxLength={40} />
        <PasswordField {...leave('password')} label="Password" minLength={8} hasStrength />
        <NewPasswordField {...leave('secret')} label="Secret" requirements={requirements} />
        <MaskedField {...leave('masked')} label="Masked" mask="####-####" />
        <EmailField {...leave('email')} label="Email" autoComplete="email" />
        <NumberField {...leave('number')} label="Number" maxValue={99} />
        <MoneyField {...leave('money')} label="Money" currency="USD" maxValue={99_00} />
        <SearchField {...leave('search')} label="Search" />
        <OneTimeCodeField {...leave('code')} label="Code" />
        <PhoneField {...leave('phone')} label="Phone" autoComplete="tel" />
        <ComboBoxField {...leave('combo')} label="Combo" options={options} />
        <MultiSelectField {...leave('multi')} label="Multi" options={options} />
        <TagField {...leave('tags')} label="Tags" maxItems={4} />
        <TagField {...leave('topics')} label="Topics" suggestions={options} />
        <DateField {...leave('date')} label="Date" />
        <DateRangeField {...leave('range')} label="Range" />
        <TimeField {...leave('time')} label="Time" />
        <DateTimeField {...leave('moment')} label="Moment" />
        <SelectField {...leave('select')} label="Select" options={options} />
        <RadioGroupField {...leave('radio')} label="Radio" options={options} />
        <CheckboxField {...leave('agree')} label="Agree" />
        <CheckboxGroupField {...leave('group')} label="Group" options={options} />
        <SwitchField {...leave('switch')} label="Switch" />
        <SliderField {...leave('slider')} label="Slider" />
        <FileField {...leave('file')} label="File" />
        <SubmitButton>Send</SubmitButton>
        <Button type="reset" variant="soft">
          Reset
        </Button>
        <output aria-label="Sent">{sent && Object.keys(sent).join(' ')}</output>
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'Inputs/Every field',
  component: EveryField,
} satisfies Meta<typeof EveryField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All inputs in one form, to test that they do not affect each other and lose no input. */
export const Default: Story = {};

const names =
  'text area password secret masked email number money search code phone combo multi tags topics date range time moment select radio agree group switch slider file';

/** Tab moves through all controls: each field calls `onBlur` once when the focus leaves the field, also after its list was open. */
export const Leaving: Story = {
  args: { onLeave: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Send' });
    canvas.getByRole('textbox', { name: 'Text' }).focus();
    // At most 80 stops, so that the loop ends if the focus is trapped.
    for (let stops = 0; stops < 80 && document.activeElement !== send; stops++) {
      if (document.activeElement?.matches('[role="combobox"]'))
        await userEvent.keyboard('{ArrowDown}');
      await userEvent.tab();
    }
    await expect(send).toHaveFocus();
    await expect(args.onLeave).toHaveBeenCalledTimes(names.split(' ').length);
    for (const [index, name] of names.split(' ').entries()) {
      await expect(args.onLeave).toHaveBeenNthCalledWith(index + 1, name);
    }
  },
};

/** Choosing in a list or calendar does not count as leaving the field. */
export const Choosing: Story = {
  args: { onLeave: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('button', { name: /Select$/ });
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Beta' }));
    await waitFor(() => expect(select).toHaveFocus());
    await expect(args.onLeave).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Calendar for Date' }));
    await expect(args.onLeave).toHaveBeenLastCalledWith('select');
    await screen.findByRole('dialog', { name: 'Date' });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Calendar for Date' })).toHaveFocus(),
    );
    await expect(args.onLeave).toHaveBeenCalledOnce();

    const combo = canvas.getByRole('combobox', { name: 'Combo' });
    await userEvent.click(combo);
    await userEvent.keyboard('Bet');
    await userEvent.click(await screen.findByRole('option', { name: 'Beta' }));
    await expect(combo).toHaveFocus();
    await expect(args.onLeave).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenLastCalledWith('combo');
    await expect(args.onLeave).toHaveBeenCalledTimes(3);
  },
};

/** Returns the height of the bordered box around a control. */
function getBoxHeight(control: Element): number {
  let box = control;
  while (getComputedStyle(box).borderBlockStartWidth === '0px' && box.parentElement) {
    box = box.parentElement;
  }
  return box.getBoundingClientRect().height;
}

/** Fields with one row have the same height, with tags and without, also for users with larger text. */
export const SameHeight: Story = {
  render: () => (
    <Stack gap="md">
      <TextField label="Text" />
      <NumberField label="Number" />
      <PhoneField label="Phone" />
      <ComboBoxField label="Combo" options={options} />
      <SelectField label="Select" options={options} />
      <DateField label="Date" />
      <TimeField label="Time" />
      <MultiSelectField label="Multi" options={options} />
      <MultiSelectField label="Multi filled" options={options} defaultValue={['a']} />
      <TagField label="Tags" />
      <TagField label="Tags filled" defaultValue={['Food']} />
      <TagField label="Tags fixed" defaultValue={['Food']} isReadOnly />
      <TagField label="Suggested" suggestions={options} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const { style } = document.documentElement;
    try {
      // A height of 2.5rem, in px for each font size.
      for (const [fontSize, height] of Object.entries({ '100%': 40, '125%': 50, '200%': 80 })) {
        style.fontSize = fontSize;
        const labels = canvasElement.querySelectorAll('[data-part="label"]');
        const heights = [...labels].map(({ parentElement, textContent }) => {
          const control = parentElement?.querySelector(
            'input:not([type="hidden"], [hidden]), [role="spinbutton"], button[aria-haspopup="listbox"]',
          );
          return [textContent, control && getBoxHeight(control)];
        });
        // All 13 fields.
        await expect(heights).toHaveLength(13);
        await expect(heights).toEqual(heights.map(([label]) => [label, height]));
      }
    } finally {
      style.fontSize = '';
    }
  },
};

const hundred = Array.from({ length: 100 }, (_, index) => ({
  id: String(index),
  label: `Option ${index}, which needs much of the width of a phone`,
}));

/** Long lists of options, on a page and in a panel, both of which scroll. */
export const LongLists: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', padding: '60vh 0 200vh' }}>
      <ComboBoxField label="Combo" options={hundred} defaultValue="90" />
      <MultiSelectField label="Multi" options={hundred} defaultValue={['90']} />
      <TagField label="Tags" suggestions={hundred} />
      <div
        data-testid="panel"
        role="group"
        aria-label="Panel"
        style={{ blockSize: '10rem', overflow: 'auto' }}
      >
        <div style={{ blockSize: '60rem', paddingBlockStart: '4rem' }}>
          <ComboBoxField label="Inside" options={hundred} defaultValue="90" />
        </div>
      </div>
    </div>
  ),
};

const thousands = Array.from({ length: 3000 }, (_, index) => ({
  id: String(index),
  label: `Option ${index}`,
  ...(index % 3 === 0 && { description: 'With a second line' }),
}));

/** Three thousand options, of which only those in view are rendered. */
export const ThousandsOfOptions: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '20rem' }}>
      <ComboBoxField label="Combo" options={thousands} defaultValue="2000" />
      <SelectField label="Select" options={thousands} defaultValue="2000" />
      <MultiSelectField label="Multi" options={thousands} defaultValue={['2000']} />
    </div>
  ),
};

/** Every field with a server error, and the summary above. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    errors: Object.fromEntries(names.split(' ').map((name) => [name, 'This value was rejected.'])),
  },
};
