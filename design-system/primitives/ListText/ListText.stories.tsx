import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ListText } from './ListText.tsx';

const meta = {
  title: 'Primitives/ListText',
  component: ListText,
  args: { items: ['Food', 'Travel', 'Sport'] },
} satisfies Meta<typeof ListText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Items can be elements. */
export const Links: Story = {
  args: {
    items: ['Food', 'Travel'].map((topic) => (
      <Link key={topic} href={`/jobs?q=${topic}`}>
        {topic}
      </Link>
    )),
  },
};

/** Facts that wrap have no dot at the end of a line or at its beginning. */
export const WrappedFacts: Story = {
  args: { type: 'facts', items: ['Post it and send the link', 'Tablemates', '$ 480.00', 'شاي'] },
  decorators: [
    (Story) => (
      <Stack gap="md">
        {[8, 12, 16, 20].map((width) => (
          <div key={width} style={{ inlineSize: `${width}rem` }}>
            <Story />
          </div>
        ))}
      </Stack>
    ),
  ],
};

export const AllStates: Story = {
  render: ({ items }) => (
    <Stack gap="sm">
      <ListText items={items} />
      <ListText items={items} type="disjunction" />
      <ListText items={items} type="unit" />
      <ListText items={items} type="facts" />
      <ListText items={items} listStyle="short" />
      <ListText items={items.slice(0, 2)} />
      <ListText items={['شاي', 'Tea', '茶']} />
    </Stack>
  ),
};
