import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { MemoryAddress } from '../../testing/MemoryAddress.tsx';
import { findPermits, PermitList } from '../../testing/PermitList.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { DescriptionItem, DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Money } from '../Money/Money.tsx';
import type { Permit } from '../Table/permits.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';

type ExampleProps = Omit<ComponentProps<typeof PermitList>, 'search'> & { search?: string };

/** A list of permits at an address. */
function Example({ search = '', ...props }: ExampleProps) {
  return (
    <MemoryAddress initialSearch={search}>
      <PermitList {...props} />
    </MemoryAddress>
  );
}

const pending = () => new Promise<never>(() => undefined);
const nothing = async () => ({ rows: [], total: 0 });
const fail = async () => {
  throw new Error('The register is being updated.');
};

const meta = {
  title: 'Data/ListPage',
  component: ListPage<Permit>,
  args: {
    'aria-label': 'Permits',
    pageSize: 10,
    address: {
      page: 1,
      pages: [1],
      addsPages: false,
      active: [],
      change: () => undefined,
      getHref: () => '?',
      clear: () => undefined,
    },
    query: { data: undefined, error: undefined, isLoading: true, reload: () => undefined },
    errorTitle: 'The permits could not be loaded.',
    empty: null,
    children: () => null,
  },
  render: ({ pageSize }) => <Example pageSize={pageSize} />,
} satisfies Meta<ListPageProps<Permit>>;

export default meta;
type Story = StoryObj<typeof meta>;

// In narrower windows, filters are in a drawer.
const hasBar = () => window.innerWidth >= 768;
const addsPages = () => window.innerWidth < 576;

/** A filter, the search and a page change the address, which is shown below the list. */
export const Default: Story = {
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /BP-20260001/ });
    if (!hasBar()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Status: All statuses' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Granted' }));
    await canvas.findByText('/permits?status=Granted');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /BP-20260001/ })).not.toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await canvas.findByText('/permits?status=Granted&page=2');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Page 2 of 2' })).toHaveFocus());
    // The other filter has other pages.
    await userEvent.click(canvas.getByRole('button', { name: 'Status: Granted' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'All statuses' }));
    await canvas.findByText('/permits');
    await canvas.findByRole('row', { name: /BP-20260001/ });
  },
};

/** Without a search, filters are fields beside each other, also on phones. */
export const WithoutSearch: Story = {
  parameters: withoutPicture,
  render: () => (
    <Example hasSearch={false} search="?from=2026-01-05&to=2026-01-31&status=Granted" />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /BP-20260003/ });
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Refused' }));
    await canvas.findByText('/permits?from=2026-01-05&to=2026-01-31&status=Refused');
    await canvas.findByRole('row', { name: /BP-20260004/ });
  },
};

/** Rows can be anything, such as cards in a list. */
export const Cards: Story = {
  parameters: withoutPicture,
  render: () => (
    <Example pageSize={6}>
      {(rows) => (
        <Grid as="ul" minColumnWidth={240}>
          {rows.map((permit) => (
            <Card
              as="li"
              key={permit.id}
              title={permit.number}
              actions={<Badge>{permit.status}</Badge>}
            >
              <DescriptionList>
                <DescriptionItem label="Applicant">{permit.applicant}</DescriptionItem>
                <DescriptionItem label="Due">
                  <DateTime value={permit.due} />
                </DescriptionItem>
                <DescriptionItem label="Fee">
                  <Money value={{ amount: permit.fee, currency: 'EUR' }} />
                </DescriptionItem>
              </DescriptionList>
            </Card>
          ))}
        </Grid>
      )}
    </Example>
  ),
};

export const Loading: Story = {
  parameters: withoutPicture,
  render: () => <Example load={pending} />,
};

function FailingOnce() {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Example
      load={async (address, pageSize) => {
        setFailed(true);
        if (!hasFailed) throw new Error('The register is being updated.');
        return findPermits(address, pageSize);
      }}
    />
  );
}

/** The filters stay, because another one may work. */
export const Failed: Story = {
  parameters: withoutPicture,
  render: () => <FailingOnce />,
  play: async ({ canvas }) => {
    await canvas.findByText('The register is being updated.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('row', { name: /BP-20260001/ });
  },
};

/** Without rows and filters in use there is nothing to filter. */
export const Empty: Story = {
  parameters: withoutPicture,
  render: () => <Example load={nothing} />,
  play: async ({ canvas }) => {
    await canvas.findByText('No permits yet');
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
};

/** Each filter in use can be removed on its own, or all together; the order stays. */
export const NoMatches: Story = {
  parameters: withoutPicture,
  render: () => <Example search="?q=weber&kind=Signage&urgent=1&sort=fee" />,
  play: async ({ canvas }) => {
    await canvas.findByText('No results match these filters');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Urgent' }));
    await canvas.findByText('/permits?q=weber&kind=Signage&sort=fee');
    await canvas.findByRole('row', { name: /BP-20260003/ });
  },
};

/** In windows below 576 px, a button adds the next page at the end, and the focus moves to its first row. */
export const LoadMore: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { ...withoutPicture, docs: { story: { inline: false, iframeHeight: 740 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /BP-20260001/ });
    if (!addsPages()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await canvas.findByText('20 of 60 shown');
    await waitFor(() => expect(canvas.getByRole('row', { name: /BP-20260011/ })).toHaveFocus());
    await canvas.findByText('/permits?page=2');
  },
};

/** A list with a page of many, one without matches, one that failed, and one without rows. */
export const AllStates: Story = {
  render: () => (
    <Stack gap="xl">
      <Example aria-label="All permits" pageSize={3} search="?page=2&kind=Signage" />
      <Example aria-label="Permits by date" pageSize={3} hasSearch={false} />
      <Example aria-label="No permits" search="?q=nothing" />
      <Example aria-label="Failed permits" hasSearch={false} load={fail} />
      <Example aria-label="New permits" load={nothing} />
    </Stack>
  ),
};
