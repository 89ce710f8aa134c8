import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageSelect } from './LanguageSelect.tsx';

const meta = {
  title: 'Navigation/LanguageSelect',
  component: LanguageSelect,
  args: {
    languages: [
      { id: 'en', label: 'English' },
      { id: 'ar', label: 'العربية' },
      { id: 'zh-Hans', label: '简体中文' },
    ],
    value: 'en',
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each language is called by its own name, and the caller is told which one. */
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'العربية');
    await expect(args.onChange).toHaveBeenCalledWith('ar');
  },
};

export const AllStates: Story = { args: { value: 'zh-Hans' } };
