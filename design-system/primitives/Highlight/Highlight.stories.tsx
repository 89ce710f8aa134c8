import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { Highlight } from './Highlight.tsx';

const meta = {
  title: 'Primitives/Highlight',
  component: Highlight,
  args: { children: 'Six mornings at the Café on the corner', search: 'cafe' },
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SeveralWords: Story = { args: { search: 'CORNER six' } };

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="sm">
      <Highlight {...args} />
      <Highlight search="mother's">Mother’s Day breakfast</Highlight>
      <Highlight search="امسية">أمسية في المدينة القديمة</Highlight>
      <Highlight search="2026">２０２６春季新品</Highlight>
      <Highlight {...args} search="tea" />
    </Stack>
  ),
};
