import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { CheckboxField } from '../../inputs/CheckboxField/CheckboxField.tsx';
import { ComboBoxField } from '../../inputs/ComboBoxField/ComboBoxField.tsx';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { InLanguage } from '../../testing/InLanguage.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { playDimmed, playHiddenCell, playTwoLines } from './compactPlays.ts';
import { playFields } from './fieldPlays.ts';
import {
  longTable,
  Pane,
  playByKeyboard,
  playInAPane,
  playSelects,
  playTenThousand,
  playWithThePage,
} from './longExamples.tsx';
import {
  columns,
  longJobs,
  payments,
  rowColumns,
  withSubtitle,
  type Payment,
} from './rowExamples.tsx';
import { Table, type TableProps } from './Table.tsx';

const places = ['Doha', 'Tunis'].map((label) => ({ id: label, label }));

const meta = {
  title: 'Data/Table',
  component: Table<Payment>,
  args: { 'aria-label': 'Payments', columns, rows: payments, getKey: ({ id }) => id },
} satisfies Meta<TableProps<Payment>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The row header is a link whose target is the whole row. */
export const RowsAsLinks: Story = { args: { getHref: ({ id }) => `/jobs/${id}` } };

/** Fields in cells receive letters, blanks and arrow keys, also in a table whose rows can be selected. Tab moves from field to field. */
export const FieldsInCells: Story = {
  args: {
    selectionMode: 'multiple',
    columns: [
      ...columns.slice(0, 1),
      {
        id: 'note',
        header: 'Note',
        cell: ({ id }) => <TextField label={`Note ${id}`} name={`note.${id}`} />,
      },
      {
        id: 'count',
        header: 'Count',
        cell: ({ id }) => <NumberField label={`Count ${id}`} defaultValue={5} minValue={0} />,
      },
      {
        id: 'place',
        header: 'Place',
        cell: ({ id }) => <ComboBoxField label={`Place ${id}`} options={places} />,
      },
      {
        id: 'agree',
        header: 'Agree',
        cell: ({ id }) => <CheckboxField label={`Agree ${id}`} />,
      },
    ],
    onSelectionChange: fn(),
  },
  play: playFields,
};

/** Each row has a checkbox, and the checkbox in the head selects all rows. The callback gets the keys of all selected rows. */
export const Selects: Story = {
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
};

/** Only one row can be selected at a time. A badge stays visible on the selected row. */
export const SelectsOne: Story = {
  args: {
    selectionMode: 'single',
    defaultSelectedKeys: ['2'],
    columns: [...columns, { id: 'kind', header: 'Kind', cell: () => <Badge>Post</Badge> }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const selected = await canvas.findByRole('row', { selected: true });
    const badge = within(selected).getByText('Post').closest('[data-tone]') as Element;
    // The badge and the selected row have the same background, so the badge needs a border of another colour.
    await expect(getComputedStyle(badge).borderTopColor).not.toBe(
      getComputedStyle(selected).backgroundColor,
    );
    await expect(getComputedStyle(badge).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

/** Selected rows of a narrow table, with sorting and "Select all" above the rows. */
export const SelectsInTwoLines: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['2'] },
  globals: { viewport: { value: 'mobile1' } },
};

/** No rows have been loaded yet. */
export const Loading: Story = { args: { rows: [], isLoading: true } };

/** Other rows are loading; the previous rows stay readable. */
export const LoadingMore: Story = {
  parameters: withoutPicture,
  args: { isLoading: true },
  play: playDimmed,
};

export const Empty: Story = { args: { rows: [], empty: 'No payments in this year.' } };

const brands: Record<string, string> = {
  '1': 'Harbour Coffee',
  '2': 'Donaudampfschifffahrtsgesellschaftskapitän',
  '3': 'Nimbus Run',
};

/** The row header with an avatar before it and a description below. */
export const WithDetails: Story = {
  args: {
    getHref: ({ id }) => `/jobs/${id}`,
    columns: columns.map((column) => ({
      ...column,
      ...(column.id === 'job' && {
        start: ({ id }: Payment) => <Avatar name={brands[id] ?? ''} shape="square" size="sm" />,
        description: ({ id }: Payment) => brands[id],
      }),
      ...(column.id === 'state' && { compact: 'status' as const }),
    })),
  },
};

const right = (element: Element) => element.getBoundingClientRect().right;

/**
 * From 34rem up all rows have the same height: emblem, title and description, state with its day, money. The name of the link has the full text of
 * a truncated title.
 */
export const Rows: Story = {
  args: { columns: rowColumns, getHref: ({ id }) => `/jobs/${id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = (await canvas.findAllByRole('row')).slice(1);
    await expect(canvas.getByRole('link', { name: longJobs[1] ?? '' })).toBeVisible();
    // Narrower tables have rows of two lines.
    if (canvasElement.clientWidth < 560) return;
    const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
    // The height of a row is 64 px (`internal/rowSize.ts`) and at most 4 px of space (`space.xs`).
    await expect(heights[0]).toBeGreaterThanOrEqual(64);
    await expect(heights[0]).toBeLessThanOrEqual(68);
  },
};

/** A lead in the text colour on a separate line; rows have almost the same height with and without it. */
export const WithSubtitle: Story = {
  args: {
    columns: withSubtitle,
    getHref: ({ id }) => `/jobs/${id}`,
  },
  play: async ({ canvasElement }) => {
    const subtitle = await within(canvasElement).findByText('Sun 29 Nov · Send the live link');
    await expect(subtitle).toBeVisible();
    // Narrower tables have rows of two lines.
    if (canvasElement.clientWidth < 560) return;
    const heights = [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.clientHeight);
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(4);
  },
};

/** Decimal points align in right-to-left pages too, in columns and in two-line rows. */
export const DecimalsAlign: Story = {
  parameters: withoutPicture,
  render: () => (
    <Stack gap="xl">
      {['44rem', '20rem'].map((width) => (
        <InLanguage key={width} locale="ar" language="ar">
          <div style={{ inlineSize: `min(${width}, 100%)` }}>
            <Table
              aria-label={`المدفوعات ${width}`}
              columns={rowColumns}
              rows={payments}
              getKey={({ id }) => id}
              getHref={({ id }) => `/jobs/${id}`}
            />
          </div>
        </InLanguage>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const table of await canvas.findAllByRole('grid')) {
      // The rows are rendered after the grid, so they are waited for.
      const amounts = await within(table).findAllByText(/\d\.\d\d/);
      await expect(amounts.length).toBe(payments.length);
      await waitFor(async () => {
        const edges = amounts.map((amount) => Math.round(right(amount)));
        await expect(new Set(edges).size).toBe(1);
      });
    }
  },
};

/** A narrow table: title and amount on the first line of a row, the rest on the second. The row stays one link. */
export const InTwoLines: Story = {
  ...WithDetails,
  globals: { viewport: { value: 'mobile1' } },
  play: playTwoLines,
};

/** A hidden cell stays in the table, and appears while it has the focus. */
export const HidesACell: Story = {
  parameters: withoutPicture,
  args: {
    columns: columns.map((column) => ({
      ...column,
      ...(column.id === 'on' && { compact: 'hidden' as const }),
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: playHiddenCell,
};

type Localization = { label: string; titles: string[]; jobs: string[]; states: [string, string] };

/** Renders the payments with the texts of a language. */
function renderLocalized({ label, titles, jobs, states }: Localization) {
  const [paid, pending] = states;
  return (
    <Table
      aria-label={label}
      selectionMode="multiple"
      getKey={({ id }) => id}
      rows={payments.map((payment, index) => ({ ...payment, job: jobs[index] ?? '' }))}
      columns={columns.map((column, index) => ({
        ...column,
        header: titles[index] ?? '',
        ...(column.id === 'state' && {
          cell: ({ isPaid }: Payment) =>
            isPaid ? <Badge tone="success">{paid}</Badge> : <Badge tone="warning">{pending}</Badge>,
        }),
      }))}
    />
  );
}

export const Localized: Story = {
  render: () => (
    <LocaleExamples
      ar={renderLocalized({
        label: 'المدفوعات',
        titles: ['المهمة', 'التاريخ المتوقع', 'الحالة', 'صافي المبلغ'],
        jobs: ['شاي الصباح في دقيقة واحدة', 'عشر إطلالات بسترة واحدة', 'أسبوع مع حذاء الجري'],
        states: ['مدفوع', 'معلّق'],
      })}
      zhHans={renderLocalized({
        label: '付款',
        titles: ['任务', '预计日期', '状态', '实收金额'],
        jobs: ['一分钟早茶', '一件外套十种搭配', '越野跑鞋一周体验'],
        states: ['已付款', '待结算'],
      })}
    />
  ),
};

/** Ten thousand rows. Only the rows near the visible area are in the document; `aria-rowindex` gives the place of each. */
export const TenThousand: Story = {
  // In a frame: on phones the height is not limited.
  parameters: { ...withoutPicture, docs: { story: { inline: false, iframeHeight: 460 } } },
  args: { ...longTable, maxHeight: '24rem', selectionMode: 'multiple', onSelectionChange: fn() },
  play: playTenThousand,
};

/** Arrow keys, Home and End reach rows that were not rendered before. */
export const LongByKeyboard: Story = { ...TenThousand, play: playByKeyboard };

/** Selecting a range, or all rows, includes rows that are not rendered. */
export const LongSelects: Story = { ...TenThousand, play: playSelects };

/** Without a maximum height the rows scroll with the page. */
export const LongWithThePage: Story = {
  parameters: withoutPicture,
  args: longTable,
  play: playWithThePage,
};

/** When something above the table grows, the table looks again for the element that scrolls. */
export const LongInAPane: Story = {
  parameters: withoutPicture,
  args: longTable,
  render: (args) => (
    <Pane>
      <Table {...args} />
    </Pane>
  ),
  play: playInAPane,
};

/** A narrow table has rows of different heights. Only the rows near the visible area are in the document. */
export const LongInTwoLines: Story = {
  ...TenThousand,
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Table {...args} />
    </div>
  ),
};

/** The header stays visible while the rows scroll. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    maxHeight: '16rem',
    rows: Array.from({ length: 5 }, (_, page) =>
      payments.map((payment) => ({ ...payment, id: `${page}-${payment.id}` })),
    ).flat(),
    getHref: ({ id }) => `/jobs/${id}`,
  },
  render: (args) => (
    <Card title="Payments" padding="none" level={2}>
      <Table {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    // On phones the rows scroll with the page.
    if (window.innerWidth < 576) return;
    const canvas = within(canvasElement);
    const area = await canvas.findByRole('group', { name: 'Payments' });
    const heading = canvas.getByRole('columnheader', { name: 'Job' });
    area.scrollTop = 150;
    await expect(area.scrollTop).toBe(150);
    await waitFor(async () => {
      const distance = heading.getBoundingClientRect().top - area.getBoundingClientRect().top;
      await expect(Math.abs(distance)).toBeLessThan(2);
    });
    area.scrollTop = 0;
  },
};
