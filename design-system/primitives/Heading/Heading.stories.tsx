import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../testing/pictures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, type HeadingLevel } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2, children: 'Payments in March' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The size does not change the level in the outline. */
export const OwnSize: Story = { args: { level: 3, size: 'xl' } };

export const AllStates: Story = {
  parameters: inEveryMode,
  render: ({ children }) => (
    <Stack gap="sm">
      {([1, 2, 3, 4, 5, 6] satisfies HeadingLevel[]).map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
      <Heading level={3}>Auszahlungsverfahrensänderungsbestätigungen</Heading>
    </Stack>
  ),
};
