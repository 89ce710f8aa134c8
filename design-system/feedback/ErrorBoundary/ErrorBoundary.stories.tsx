import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazySection } from './lazySection.tsx';

function Permits({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('The list has no rows.');
  return <p>Twelve permits</p>;
}

function Example() {
  const [isBroken, setBroken] = useState(false);
  return (
    <Stack gap="md" align="start">
      <Button variant="soft" onPress={() => setBroken(!isBroken)}>
        {isBroken ? 'Repair the list' : 'Break the list'}
      </Button>
      <ErrorBoundary
        fallback={(error, retry) => (
          <ErrorState title="The list could not be shown." onRetry={retry}>
            {error.message}
          </ErrorState>
        )}
      >
        <Permits isBroken={isBroken} />
      </ErrorBoundary>
    </Stack>
  );
}

const meta = {
  title: 'Feedback/ErrorBoundary',
  component: ErrorBoundary,
  args: { children: null, fallback: () => null },
  render: () => <Example />,
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rest of the page stays, and a button renders the children again. */
export const Default: Story = { parameters: withoutPicture };

let attempts = 0;
const LateList = lazySection<object>(() => {
  attempts += 1;
  return attempts < 3
    ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    : Promise.resolve({ default: () => <p>Twelve permits</p> });
});

/** The code of a section does not arrive: one button loads it again, another one the page. */
export const AllStates: Story = {
  render: () => <LateList skeleton={<Skeleton lines={3} />} />,
  beforeEach: () => {
    attempts = 0;
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
  },
};
