import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Money } from '../Money/Money.tsx';
import { Dateline, type DatelineItem } from './Dateline.tsx';
import { EveryLine as Examples } from '../../testing/datelineExamples.tsx';

const now = '2026-11-26T12:00:00Z';
const usd = (amount: number) => <Money value={{ amount, currency: 'USD' }} />;

const job: DatelineItem[] = [
  { id: 'applied', label: 'Applied', at: '2026-11-11', state: 'done' },
  { id: 'accepted', label: 'Accepted', at: '2026-11-22', state: 'done' },
  { id: 'draft', label: 'Draft', at: '2026-12-05', state: 'current' },
  { id: 'live', label: 'Live link', at: '2026-12-11', state: 'fixed' },
  {
    id: 'wallet',
    label: 'In your wallet',
    at: '2026-12-28',
    state: 'expected',
    amount: usd(30_000),
  },
  {
    id: 'bank',
    label: 'In your bank',
    state: 'expected',
    reason: 'after setup',
    explanation: 'When you have added a payout method',
  },
];

const money: DatelineItem[] = [
  { id: 'a', label: 'Gym bag', at: '2026-11-03', state: 'held', amount: usd(16_000) },
  { id: 'b', label: 'Cold brew', at: '2026-11-16', state: 'late', amount: usd(20_000) },
  { id: 'c', label: 'Skin care', at: '2026-11-28', state: 'fixed', amount: usd(21_000) },
  { id: 'd', label: 'Two jobs', at: '2026-12-01', state: 'fixed', amount: usd(1_234_500) },
  {
    id: 'e',
    label: 'Sunrise Spritz',
    at: '2026-12-14',
    state: 'expected',
    amount: usd(48_000),
  },
  { id: 'f', label: 'Lemon tea', at: '2027-01-28', state: 'waiting', amount: usd(30_000) },
];

const meta = {
  title: 'Data/Dateline',
  component: Dateline,
  args: { items: job, 'aria-label': 'From application to payment', now },
} satisfies Meta<typeof Dateline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: withoutPicture };

/** Held and late payments come first; each amount is above its day. */
export const MoneyAhead: Story = {
  parameters: withoutPicture,
  args: { items: money, 'aria-label': 'Money ahead' },
};

// Four steps on each day, from 25 November.
const crowded: DatelineItem[] = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  label: 'Veröffentlichungsbestätigungsfrist',
  at: `2026-11-${25 + Math.floor(index / 4)}T${10 + (index % 4)}:00:00Z`,
  state: index < 4 ? 'done' : 'expected',
  amount: usd(1_234_500 * (index + 1)),
  detail: 'Rückmeldungszeitraum der Auftraggeberin',
}));

/** Returns the boxes of what users see of the steps: the texts above, below and beside the marks, and each time within them. */
function getBoxes(root: HTMLElement): DOMRect[] {
  return [
    ...root.querySelectorAll(
      'li > span:not([aria-hidden]):not(:first-child), li > :last-child > span, time',
    ),
  ].map((element) => element.getBoundingClientRect());
}

/**
 * Lists the pairs of visible boxes that overlap by more than 1 px. A box inside an earlier one, such as a time in its text, is no
 * overlap.
 */
function listOverlaps(boxes: readonly DOMRect[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.width * one.height * other.width * other.height > 0 &&
          !(
            one.left <= other.left &&
            one.right >= other.right &&
            one.top <= other.top &&
            one.bottom >= other.bottom
          ) &&
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      )
      .map(
        (other) =>
          `${Math.round(one.left)} ${Math.round(one.top)} overlaps ${Math.round(other.left)} ${Math.round(other.top)}`,
      ),
  );
}

/** Ten steps within three days, with long words: they are spread evenly and wrap. */
export const Crowded: Story = {
  parameters: withoutPicture,
  render: () => (
    <Stack gap="xl">
      {[280, 700, 900, 1200].map((width) => (
        <div key={width} style={{ inlineSize: width }} data-testid="frame">
          <Dateline items={crowded} aria-label={`Crowded ${width}`} now={now} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const frame of canvas.getAllByTestId('frame')) {
      await expect(listOverlaps(getBoxes(frame))).toEqual([]);
      await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    }
  },
};

/** Horizontal where there is room; otherwise vertical, with 44 px for each step. */
export const Widths: Story = {
  parameters: withoutPicture,
  render: () => (
    <Stack gap="xl">
      <div style={{ inlineSize: 320 }}>
        <Dateline items={job} aria-label="Narrow" now={now} />
      </div>
      <div style={{ inlineSize: 768 }}>
        <Dateline items={job} aria-label="Wide" now={now} />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    // The upper edges of all steps.
    const tops = (name: string) =>
      within(canvas.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.getBoundingClientRect().top);
    const narrow = tops('Narrow');
    await expect(narrow[1]! - narrow[0]!).toBe(44);
    await expect(new Set(tops('Wide')).size).toBe(1);
  },
};

/** The button shows exact times. Only fixed steps show an hour; expected steps still show their day. */
export const ExactTimes: Story = {
  parameters: withoutPicture,
  args: {
    items: [
      { id: 'draft', label: 'Draft', at: '2026-12-05T16:12:00Z', state: 'fixed' },
      { id: 'wallet', label: 'In your wallet', at: '2026-12-28T16:12:00Z', state: 'expected' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show exact times' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^05\/12\/2026 \d\d:12 [AP]M$/)).toBeVisible();
    const [, wallet] = canvas.getAllByRole('listitem');
    await expect(wallet).toHaveTextContent('about 28/12/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Show days' }));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('about 28 Dec');
  },
};

/** The mark fills when a step becomes done. */
export const BecomesDone: Story = {
  parameters: withoutPicture,
  render: function Render(args) {
    const [isDone, setDone] = useState(false);
    const steps: DatelineItem[] = [
      { id: 'draft', label: 'Draft', at: '2026-11-26', state: isDone ? 'done' : 'current' },
      { id: 'live', label: 'Live link', at: '2026-12-11', state: 'fixed' },
      { id: 'wallet', label: 'In your wallet', at: '2026-12-24', state: 'fixed' },
    ];
    return (
      <Stack gap="md">
        <Dateline {...args} items={steps} />
        <Button onPress={() => setDone(true)}>Send</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('data-state', 'done');
    // The fill is the pseudo-element `::after` of the mark, scaled from 0 to 1.
    const readFill = (step: Element | undefined) =>
      getComputedStyle(step!.querySelector('[aria-hidden] > span')!, '::after').scale;
    await waitFor(() => expect(readFill(first)).toBe('1'));
    // The next step is filled too. A later step is an unfilled ring, even if it is fixed.
    await waitFor(() => expect(readFill(canvas.getAllByRole('listitem').at(-2))).toBe('1'));
    await expect(readFill(canvas.getAllByRole('listitem').at(-1))).toBe('0');
  },
};

/** Returns the steps of the job up to the wallet, with translated labels. */
function translateSteps(labels: readonly string[]): DatelineItem[] {
  return job.slice(0, 5).map((step, index) => ({ ...step, label: labels[index] ?? '' }));
}

/** Days, distances and states are texts of the library and of the language. */
export const Localized: Story = {
  parameters: withoutPicture,
  globals: { formats: 'language' },
  render: () => (
    <LocaleExamples
      ar={
        <Dateline
          aria-label="من الطلب إلى الدفع"
          now={now}
          items={translateSteps([
            'تم التقديم',
            'تم القبول',
            'المسودة',
            'رابط المنشور',
            'في محفظتك',
          ])}
        />
      }
      zhHans={
        <Dateline
          aria-label="从申请到付款"
          now={now}
          items={translateSteps(['已申请', '已接受', '草稿', '发布链接', '到账钱包'])}
        />
      }
    />
  ),
};

/** Every state and reason, in English, long German words and Arabic. `testing/dateline.spec.ts` measures it at every width. */
export const EveryLine: Story = {
  parameters: withoutPicture,
  globals: { formats: 'language' },
  render: () => <Examples />,
};

export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    items: [
      { id: 'done', label: 'Accepted', at: '2026-11-11', state: 'done' },
      {
        id: 'late',
        label: 'Draft',
        at: '2026-11-20',
        state: 'late',
        description: 'Ask for more time',
      },
      { id: 'current', label: 'Live link', at: '2026-11-28', state: 'current' },
      {
        id: 'waiting',
        label: 'Approved',
        at: '2026-12-01',
        state: 'waiting',
        description: 'The brand decides',
      },
      {
        id: 'fixed',
        label: 'In your wallet',
        at: '2026-12-08',
        state: 'fixed',
        amount: usd(1_234_500),
        movedFrom: { at: '2026-12-05', explanation: 'You got 3 more days' },
      },
      {
        id: 'held',
        label: 'Bonus',
        state: 'held',
        reason: 'after the hold',
        explanation: 'While a question is open',
        amount: usd(5_000),
      },
      { id: 'expected', label: 'In your bank', at: '2027-01-04', state: 'expected' },
    ],
  },
};
