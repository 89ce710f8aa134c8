import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LanguageSelect } from './LanguageSelect.tsx';

const meta = {
  title: 'Navigation/LanguageSelect',
  component: LanguageSelect,
  args: {
    items: [
      { id: 'en', label: 'English' },
      { id: 'ar', label: 'العربية' },
      { id: 'zh-Hans', label: '简体中文' },
    ],
    selectedKey: 'en',
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = { args: { selectedKey: 'zh-Hans' } };
