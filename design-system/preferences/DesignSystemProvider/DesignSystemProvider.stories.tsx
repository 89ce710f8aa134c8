import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Money } from '../../data/Money/Money.tsx';
import { Pagination } from '../../navigation/Pagination/Pagination.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { DesignSystemProvider } from './DesignSystemProvider.tsx';

const meta = {
  title: 'Preferences/DesignSystemProvider',
  component: DesignSystemProvider,
  args: {
    navigate: fn(),
    children: (
      <Stack gap="sm">
        <p>
          Everything inside follows the preferences: see <Link href="/jobs">the jobs</Link>.
        </p>
        <Money value={{ amount: 123450, currency: 'USD' }} />
        <Pagination
          aria-label="Pages"
          page={2}
          pageCount={12}
          getHref={(page) => `/jobs?page=${page}`}
        />
      </Stack>
    ),
  },
} satisfies Meta<typeof DesignSystemProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link within the product goes through the router, without loading a page. */
export const Default: Story = {};

/** Links within the product get the base path; other sites and mail addresses stay unchanged. */
export const AllStates: Story = {
  args: {
    useHref: (path) => `/portal${path}`,
    children: (
      <Stack gap="sm" align="start">
        <Link href="/jobs">Within the product</Link>
        <Link href="https://example.com/">Another site</Link>
        <Link href="mailto:help@demo.test">Mail</Link>
      </Stack>
    ),
  },
};
