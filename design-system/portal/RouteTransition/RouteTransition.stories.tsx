import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { preferenceChoices } from '../../preferences/preferences.ts';
import { withPreferences } from '../../testing/withPreferences.ts';
import { withoutPicture } from '../../testing/pictures.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { RouteTransition, type RouteTransitionProps } from './RouteTransition.tsx';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function TwoPages(props: Partial<RouteTransitionProps>) {
  const [step, setStep] = useState(1);
  return (
    <RouteTransition {...props} routeKey={`/page/${step}`}>
      <Page title={`Page ${step}`}>
        <Button onPress={() => setStep(step + 1)}>Next page</Button>
      </Page>
    </RouteTransition>
  );
}

/** Opens the second page. Returns the name of its animation. */
async function openNextPage(canvasElement: HTMLElement): Promise<string> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  const heading = await canvas.findByRole('heading', { name: 'Page 2' });
  return getComputedStyle(heading.closest('[data-part="route-transition"]') as Element)
    .animationName;
}

const meta = {
  title: 'Portal/RouteTransition',
  component: RouteTransition,
  parameters: { layout: 'fullscreen' },
  args: { routeKey: '/page/1', children: 'The page.' },
  render: () => <TwoPages />,
} satisfies Meta<typeof RouteTransition>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page zooms in slightly, except with reduced motion. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await openNextPage(canvasElement)).toBe(
      prefersReducedMotion() ? 'none' : 'route-zoom-fade',
    );
  },
};

/** The page slides in from the start side. */
export const SlideFade: Story = {
  parameters: withoutPicture,
  beforeEach: withPreferences({ routeTransition: 'slide-fade' }),
  play: async ({ canvasElement }) => {
    await expect(await openNextPage(canvasElement)).toBe(
      prefersReducedMotion() ? 'none' : 'route-slide-fade',
    );
  },
};

export const None: Story = {
  parameters: withoutPicture,
  beforeEach: withPreferences({ routeTransition: 'none' }),
  play: async ({ canvasElement }) => {
    await expect(await openNextPage(canvasElement)).toBe('none');
  },
};

/** All transitions. */
export const AllStates: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      {preferenceChoices.routeTransition.map((routeTransition) => (
        <div key={routeTransition} data-route-transition={routeTransition}>
          <h2>{routeTransition}</h2>
          <RouteTransition routeKey={routeTransition}>
            <p>A page with this transition.</p>
          </RouteTransition>
        </div>
      ))}
    </>
  ),
};
