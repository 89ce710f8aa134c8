import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { HiddenUntilLoaded, Loaded, type LoadedProps } from './Loaded.tsx';

type Names = readonly string[];

const names = ['Anna Weber', 'Luca Moretti', 'Noor Haddad'];
const loaded = { data: names, error: undefined, isLoading: false, reload: fn() };
const loading = { ...loaded, data: undefined, isLoading: true };
const failed = {
  ...loaded,
  data: undefined,
  error: new Error('503'),
  errorText: 'The register is being updated.',
};

const meta = {
  title: 'Feedback/Loaded',
  // Its parts have pictures.
  parameters: withoutPicture,
  component: Loaded<Names>,
  args: {
    query: loaded,
    errorTitle: 'The applicants could not be loaded.',
    skeleton: <Skeleton shape="text" lines={3} />,
    isEmpty: (data) => data.length === 0,
    empty: <EmptyState title="No applicants yet" />,
    children: (data) => (
      <ul>
        {data.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<LoadedProps<Names>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { query: loading } };

/** Without data, the error replaces the content. */
export const Failed: Story = {
  args: { query: failed },
  render: function Retried(args) {
    const [query, setQuery] = useState(args.query);
    return <Loaded {...args} query={{ ...query, reload: () => setQuery(loaded) }} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The register is being updated.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Anna Weber')).toBeVisible();
  },
};

/** Previous data stay, with one line above them. */
export const Stale: Story = {
  args: { query: { ...failed, data: names } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The applicants could not be loaded.',
    );
    await expect(canvas.getByText('Anna Weber')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { query: { ...loaded, data: [] } },
};

/** Content below a request that is still loading appears with it, so that it does not move. */
export const Below: Story = {
  render: function Page(args) {
    const [query, setQuery] = useState<LoadedProps<Names>['query']>(loading);
    return (
      <Stack>
        <Button onPress={() => setQuery(loaded)}>End loading</Button>
        <Loaded {...args} query={query} />
        <HiddenUntilLoaded above={[query]}>
          <Text>Applicants of earlier years are in the archive.</Text>
        </HiddenUntilLoaded>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const below = canvas.getByText('Applicants of earlier years are in the archive.');
    await expect(below).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End loading' }));
    await expect(below).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Loaded {...args} />
      <Loaded {...args} query={loading} />
      <Loaded {...args} query={{ ...loaded, isLoading: true }} />
      <Loaded {...args} query={failed} />
      <Loaded {...args} query={{ ...failed, data: names }} />
      <Loaded {...args} query={{ ...loaded, data: [] }} />
    </Stack>
  ),
};
