import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { getAnnounced } from '../../testing/announced.ts';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TagField } from './TagField.tsx';

const meta = {
  title: 'Inputs/TagField',
  component: TagField,
  args: { label: 'Topics', name: 'topics', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['Food', 'Travel'] } };

/** Tags are added, reached, removed and validated with the keyboard. */
export const Required: Story = {
  args: { isRequired: true, maxItems: 3 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Topics' });
    await userEvent.tab();
    await userEvent.tab();
    await expectMessage(field, /This field is required\.$/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('Food{Enter}Travel,');
    await expectNoMessage(field);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('row', { name: 'Travel' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Travel']);
    await waitFor(() => expect(getAnnounced().join()).toMatch(/Food removed, 1 chosen/));
    await userEvent.keyboard('{Delete}');
    await expect(field).toHaveFocus();
    await expectMessage(field, /This field is required\.$/);
    await userEvent.keyboard('Pets');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Pets']);
    await expectNoMessage(field);
  },
};

/** Rules for the entries mark each invalid tag. */
export const Emails: Story = {
  args: { label: 'Emails', inputMode: 'email', itemRules: { email: true }, spellCheck: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Emails' });
    await userEvent.click(field);
    await userEvent.paste('mia@demo.test, invalid\nsam@demo.test');
    await expectMessage(field, /Email is not valid\./);
    await userEvent.keyboard('{Backspace}{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'invalid, not valid' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expectNoMessage(field);
  },
};

/** A duplicate is not added, and a notice explains this. */
export const Duplicate: Story = {
  args: { defaultValue: ['Food'] },
};

const suggestions = [
  { id: 'food', label: 'Food' },
  { id: 'football', label: 'Football', description: 'And futsal' },
  { id: 'travel', label: 'Travel' },
];

/** Suggestions are chosen with the keyboard or the pointer. Other texts can also become tags. */
export const Suggestions: Story = {
  args: { suggestions },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Topics' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('foo');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['food']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('foo');
    await userEvent.click(await screen.findByRole('option', { name: /^Football/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['food', 'football']);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('foo{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['food', 'football', 'foo']);
    await userEvent.keyboard('{Backspace}');
    await expect(await canvas.findByRole('row', { name: 'foo' })).toHaveFocus();
  },
};

// Opening would move focus on the docs page, so this story has its own iframe.
/** Arrow down opens all suggestions that are not tags yet. */
export const OpenSuggestions: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 220 } } },
  args: { suggestions, defaultValue: ['food'] },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox', { name: 'Topics' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'Travel' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
};

const loadSuggestions = fn((query: string) =>
  Promise.resolve(
    suggestions.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())),
  ),
);

/** Suggestions of a server, loaded when typing pauses. */
export const LoadedSuggestions: Story = {
  args: { loadSuggestions },
};

/** The labels of suggestions are texts of the portal; hint and announcements are texts of the library. */
export const Localized: Story = {
  render: (args) => (
    <LocaleExamples
      ar={
        <TagField
          {...args}
          label="المواضيع"
          suggestions={[{ id: 'food', label: 'طعام' }]}
          defaultValue={['food', 'سفر']}
        />
      }
      zhHans={
        <TagField
          {...args}
          label="主题"
          suggestions={[{ id: 'food', label: '美食' }]}
          defaultValue={['food', '旅行']}
        />
      }
    />
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <TagField {...args} label="Filled" defaultValue={['Food', 'Travel', 'رياضة', '运动']} />
      <TagField {...args} label="Empty" placeholder="e.g. Food" description="What you post." />
      <TagField {...args} label="Long" defaultValue={['x'.repeat(300), 'Food']} />
      <TagField {...args} label="Limited" defaultValue={['Food', 'Travel']} maxItems={3} />
      <TagField {...args} label="Suggested" suggestions={suggestions} defaultValue={['food']} />
      <TagField {...args} label="Disabled" defaultValue={['Food', 'Travel']} isDisabled />
      <TagField {...args} label="Read-only" defaultValue={['Food', 'Travel']} isReadOnly />
      <TagField
        {...args}
        label="Invalid"
        isRequired
        defaultValue={['mia@demo.test', 'sam@']}
        itemRules={{ email: true }}
        errorMessage="Email is not valid."
      />
    </Stack>
  ),
};
