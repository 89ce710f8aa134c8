import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../data/Card/Card.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'Primitives/LoadingOverlay',
  component: LoadingOverlay,
  args: { isLoading: true },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
};

export const OverAnArea: Story = {
  args: { cover: 'area' },
  render: (args) => (
    <Card title="Wallet">
      <p>Available: $ 1,234.50</p>
      <LoadingOverlay {...args} />
    </Card>
  ),
};

export const Hidden: Story = {
  args: { isLoading: false },
};

export const AllStates: Story = { ...OverAnArea };
