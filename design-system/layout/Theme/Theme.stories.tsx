import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Card } from '../../data/Card/Card.tsx';
import { DateField } from '../../inputs/DateField/DateField.tsx';
import { TimeField } from '../../inputs/TimeField/TimeField.tsx';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { SelectField } from '../../inputs/SelectField/SelectField.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Theme } from './Theme.tsx';

const meta = {
  title: 'Layout/Theme',
  component: Theme,
  args: { children: null, theme: 'dark' },
} satisfies Meta<typeof Theme>;

export default meta;
type Story = StoryObj<typeof meta>;

const densities = ['compact', 'normal', 'comfortable'] as const;

const options = [
  { id: 'north', label: 'North' },
  { id: 'south', label: 'South' },
];

const sample = (
  <Card title="Permit">
    <Stack>
      <TextField label="Street" />
      <SelectField label="District" options={options} />
      <Inline>
        <Button>Apply</Button>
        <Button variant="soft">Save</Button>
        <Badge tone="success">Paid</Badge>
        <Link href="#terms">Terms</Link>
      </Inline>
    </Stack>
  </Card>
);

export const Default: Story = {
  render: (args) => <Theme {...args}>{sample}</Theme>,
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('[data-part="theme"]') as HTMLElement;
    const button = within(region).getByRole('button', { name: 'Save' });
    await expect(getComputedStyle(button).color).toBe(getComputedStyle(region).color);
  },
};

/** Each region has its own theme, also within a region of another theme. */
export const Nested: Story = {
  render: () => (
    <Theme theme="dark">
      {sample}
      <Theme theme="light">
        {sample}
        <Theme theme="dark">{sample}</Theme>
      </Theme>
    </Theme>
  ),
};

/** Fields whose boxes contain parts that set their own height. */
const fields = (
  <Stack gap="sm">
    <TextField label="Brand" />
    <DateField label="Day" />
    <TimeField label="From" />
    <SelectField label="District" options={options} />
    <NumberField label="Places" />
  </Stack>
);

/** The densities, from compact to comfortable. */
export const Densities: Story = {
  render: () => (
    <Grid>
      {densities.map((density) => (
        <Theme key={density} density={density} data-testid={density}>
          {fields}
        </Theme>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const heights = densities.map((density) => {
      const boxes = within(canvasElement)
        .getByTestId(density)
        .querySelectorAll('[data-part="box"]');
      return new Set([...boxes].map((box) => (box as HTMLElement).offsetHeight));
    });
    await expect(heights).toEqual([new Set([30]), new Set([40]), new Set([45])]);
  },
};

export const AllStates: Story = {
  render: () => (
    <Grid>
      {(['light', 'dark', 'semi-dark'] as const).map((theme) => (
        <Theme key={theme} theme={theme}>
          {sample}
        </Theme>
      ))}
      <Theme theme="dark" density="compact">
        {sample}
      </Theme>
    </Grid>
  ),
};
