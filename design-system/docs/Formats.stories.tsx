import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createFormats, type Formats } from '../formatters/formats.ts';
import { readNumber } from '../formatters/readNumber.ts';
import { designSystemLanguages } from '../i18n/languages.ts';
import { withoutPicture } from '../testing/pictures.ts';
import { LookupTable, type Column } from './TokenTable.tsx';

// Pictures are not compared, because the texts come from the browser and change with its version.
const meta = { title: 'Foundations/Formats', parameters: withoutPicture } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

// The languages of the library, and countries that write differently from the first country of their language.
const locales = [...designSystemLanguages, 'ar-EG', 'de-CH', 'en-IN', 'fr-CH'].sort();
const rows = locales.map((locale) => createFormats(locale));
const day = '2026-03-05';
const time = '2026-03-05T16:12:00Z';
const zone = { timeZone: 'UTC' };

function isolate(text: string) {
  return <bdi>{text}</bdi>;
}

const localeColumn: Column<Formats> = { title: 'Locale', cell: (formats) => formats.locale };

const written: readonly Column<Formats>[] = [
  localeColumn,
  { title: 'Number', cell: ({ number }) => isolate(number(-1_234_567.5)) },
  {
    title: 'Money',
    cell: ({ money }) => isolate(money({ amount: -123_450, currency: 'EUR' })),
  },
  { title: 'Short', cell: ({ shortNumber }) => isolate(shortNumber(12_400)) },
  { title: 'Percent', cell: ({ percent }) => isolate(percent(12.5)) },
  { title: 'Date', cell: ({ date }) => isolate(date(day)) },
  { title: 'Day in words', cell: ({ day: format }) => isolate(format(day, { now: day })) },
  { title: 'Time', cell: ({ time: format }) => isolate(format(time, zone)) },
  { title: 'Date and time', cell: ({ dateTime }) => isolate(dateTime(time, zone)) },
];

const samples = ['1234.5', '12,50', '12.50', '1,234', '1.234', '1.234,56', '1,234.56', "1'234.50"];

/** Returns the number that is read; with ≈ if it has the separators of another locale, and – if it is not readable. */
function read(typed: string, { separators }: Formats) {
  const reading = readNumber(typed, { separators });
  if (reading.kind !== 'number') return '–';
  return reading.isForeign ? `≈ ${reading.decimal}` : reading.decimal;
}

const typed: readonly Column<Formats>[] = [
  localeColumn,
  ...samples.map((sample) => ({
    title: sample,
    cell: (formats: Formats) => isolate(read(sample, formats)),
  })),
  {
    title: 'As written',
    cell: (formats) => isolate(read(formats.number(-1_234_567.5), formats)),
  },
];

/** Numbers, amounts, dates and times in the languages of the library. */
export const Default: Story = {
  render: () => (
    <LookupTable
      label="Written"
      columns={written}
      rows={rows}
      getRowKey={(formats) => formats.locale}
    />
  ),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^de-CH / });
    await expect(row).toHaveTextContent('05.03.2026');
    await expect(row).toHaveTextContent('16:12');
  },
};

/** How typed numbers are read in each locale. */
export const Typed: Story = {
  render: () => (
    <LookupTable
      label="Typed"
      columns={typed}
      rows={rows}
      getRowKey={(formats) => formats.locale}
    />
  ),
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByRole('row').slice(1);
    // In the last column, each locale reads its own formatted number.
    await expect(lines.map((row) => row.lastElementChild?.textContent)).toEqual(
      lines.map(() => '-1234567.5'),
    );
  },
};
