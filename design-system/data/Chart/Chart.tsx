import type { HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { Suspense, useId, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useProps } from '../../internal/useProps.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { LoadingRegion } from '../../primitives/LoadingRegion/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SwitchRow } from '../../primitives/choice/switchRow.styles.ts';
import type { ChartFigures, FormatX } from './chartData.ts';
import { AxisUnit, Caption, Empty, Head, Legend, LegendItem, Root, Title } from './Chart.styles.ts';
import { ChartTable } from './ChartTable.tsx';
import { noData } from './noData.ts';
import { SeriesMarker } from './SeriesMarker.tsx';
import { useFigureFormat } from './useFigureFormat.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type ChartProps = {
  /** The heading, and the accessible name of plot and table. */
  title: string;
  /** One sentence with the result: the total, the best month. */
  description?: ReactNode;
  /** Up to four series, as bars or lines. */
  series: ChartFigures['series'];
  /** The points in their order on the horizontal axis: months, other categories, or numbers. */
  items: ChartFigures['points'];
  /** The header of the table's first column. "Month" by default. */
  xHeader?: ReactNode;
  /**
   * Formats a position: `short` for the axis, `long` for table and tooltip. By default months are named, numbers have the digits
   * of the language and other texts are unchanged.
   */
  formatX?: FormatX;
  /** The ISO 4217 code of the currency if the figures are amounts in minor units. Otherwise they are numbers. */
  currency?: string;
  /** Formats an exact figure for the table and the tooltip. By default it is an amount or a number in the user's format. */
  formatValue?: (value: number) => string;
  /** Formats a short figure for the axis. By default `formatValue`, or without it numbers such as 12K, without the currency. */
  formatAxis?: (value: number) => string;
  /** The text shown without points. "No data yet" by default. */
  empty?: ReactNode;
  /**
   * Whether the figures are loading.
   * @default false
   */
  isLoading?: boolean;
  /** Whether the table is shown instead of the plot (controlled). */
  isTableShown?: boolean;
  /**
   * Whether the table is shown initially instead of the plot (uncontrolled).
   * @default false
   */
  defaultTableShown?: boolean;
  /** Called when the user switches between the plot and the table. */
  onTableShownChange?: (isTableShown: boolean) => void;
  /**
   * The level of the title in the outline of the page.
   * @default 3
   */
  level?: HeadingLevel;
  /**
   * The height of the plot, in px or as a CSS length.
   * @default 256
   */
  height?: number | string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

// Recharts is loaded only if there are figures.
const ChartPlot = lazyPart(() => import('./ChartPlot.tsx'));

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * Returns the default format of positions: months such as `2026-03` with their year, or short for an axis; numbers with their digits;
 * categories unchanged.
 */
function useFormatX(): FormatX {
  const { month } = useDateFormats();
  const { number } = useNumberFormats();
  return (x, length) => {
    if (typeof x === 'number') return number(x);
    return monthPattern.test(x) ? month(x, length) : x;
  };
}

/**
 * Shows figures by month, category or number as bars and lines, or as a table, which screen readers can always read. The arrow
 * keys move between points and announce their figures.
 */
export function Chart(given: ChartProps) {
  const {
    title,
    description,
    series,
    items,
    currency,
    formatValue,
    formatAxis = formatValue,
    xHeader,
    formatX,
    empty,
    isLoading = false,
    isTableShown: isTableShownControlled,
    defaultTableShown = false,
    onTableShownChange,
    level = 3,
    height = 256,
    ...props
  } = useProps('Chart', given);
  if (isDevelopment) checkProps('Chart', { series, items });
  const id = useId();
  const titleId = `${id}-title`;
  const captionId = `${id}-caption`;
  const tableId = `${id}-table`;
  const [showsTable, setShowsTable] = useControllable(
    isTableShownControlled,
    defaultTableShown,
    onTableShownChange,
  );
  const hasFigures = items.length > 0 && !isLoading;
  const formatByDefault = useFormatX();
  const { exact, axis, unit, symbol } = useFigureFormat(currency);
  const figures = {
    title,
    series,
    points: items,
    formatValue: formatValue ?? exact,
    formatX: formatX ?? formatByDefault,
  };
  const skeleton = <Skeleton shape="block" height={height} />;
  return (
    <Root {...props} aria-labelledby={titleId} aria-details={hasFigures ? tableId : undefined}>
      <Head data-part="head">
        <Title data-part="title" as={`h${level}`} id={titleId}>
          {title}
        </Title>
        {hasFigures && (
          <SwitchRow
            data-part="switch-row"
            aria-labelledby={`${tableId}-switch ${titleId}`}
            isSelected={showsTable}
            onChange={setShowsTable}
          >
            <span data-part="track" />
            <span data-part="label" id={`${tableId}-switch`}>
              <FormattedMessage id="ds.chart.asTable" defaultMessage="Show as table" />
            </span>
          </SwitchRow>
        )}
      </Head>
      {hasFigures && description && (
        <Caption data-part="description" id={captionId}>
          {description}
        </Caption>
      )}
      {hasFigures && !showsTable && (
        <Legend data-part="legend" aria-hidden="true">
          {series.map((one, index) => (
            <LegendItem data-part="legend-item" key={one.id}>
              <SeriesMarker index={index} type={one.type} />
              <span>{one.label}</span>
            </LegendItem>
          ))}
        </Legend>
      )}
      {/* The default format of the axis leaves out the currency. */}
      {hasFigures && !showsTable && symbol && !formatAxis && (
        <AxisUnit data-part="axis-unit" aria-hidden="true">
          {symbol}
        </AxisUnit>
      )}
      <LoadingRegion isLoading={isLoading}>
        {isLoading && skeleton}
        {hasFigures && !showsTable && (
          <Suspense fallback={skeleton}>
            <ChartPlot
              {...figures}
              formatAxis={formatAxis ?? axis}
              unit={unit}
              captionId={description ? captionId : undefined}
              height={height}
              // If the code of the plot cannot be loaded, the table replaces it.
              onLost={() => setShowsTable(true)}
            />
          </Suspense>
        )}
        {hasFigures && (
          <ChartTable
            {...figures}
            id={tableId}
            xTitle={xHeader ?? <FormattedMessage id="ds.chart.month" defaultMessage="Month" />}
            isVisuallyHidden={!showsTable}
          />
        )}
        {!isLoading && items.length === 0 && (
          <Empty data-part="empty">{empty ?? <FormattedMessage {...noData} />}</Empty>
        )}
      </LoadingRegion>
    </Root>
  );
}
