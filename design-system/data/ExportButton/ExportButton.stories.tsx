import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NoticeRegion } from '../../feedback/Notices/NoticeRegion.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { permitColumns } from '../Table/permitColumns.tsx';
import { listPermits, type Permit } from '../Table/permits.ts';
import { ExportButton } from './ExportButton.tsx';

const meta = {
  title: 'Data/ExportButton',
  component: ExportButton<Permit>,
  args: {
    fileName: 'permits',
    columns: permitColumns,
    load: (): readonly Permit[] | Promise<readonly Permit[]> => listPermits(40),
  },
} satisfies Meta<typeof ExportButton<Permit>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: withoutPicture };

/** A notice explains why nothing was downloaded. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('The server did not respond.')) },
  parameters: withoutPicture,
  render: (args) => (
    <>
      <ExportButton {...args} />
      <NoticeRegion />
    </>
  ),
  beforeEach: () => {
    const report = globalThis.reportError;
    globalThis.reportError = () => undefined;
    return () => {
      globalThis.reportError = report;
    };
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Download CSV/ }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(/could not be done/)).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline>
      <ExportButton {...args} />
      <ExportButton {...args} isDisabled />
      <ExportButton {...args} variant="soft" size="sm">
        Download 40 permits
      </ExportButton>
    </Inline>
  ),
};
