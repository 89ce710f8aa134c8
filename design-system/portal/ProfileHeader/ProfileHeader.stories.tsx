import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Card } from '../../data/Card/Card.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { ProfileHeader } from './ProfileHeader.tsx';

const meta = {
  title: 'Portal/ProfileHeader',
  component: ProfileHeader,
  args: { name: 'Amira Haddad', description: 'Dubai, United Arab Emirates' },
  render: (args) => (
    <Card>
      <ProfileHeader {...args} />
    </Card>
  ),
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: () => (
    <Grid>
      {['Donaudampfschifffahrtsgesellschaftskapitän Maria-Magdalena', 'مريم الحسن'].map((name) => (
        <Card key={name}>
          <ProfileHeader name={name} />
        </Card>
      ))}
    </Grid>
  ),
};
