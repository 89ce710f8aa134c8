import { lazy, Suspense, useId, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadingRegion } from '../../primitives/LoadingRegion/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SwitchRow } from '../../inputs/SwitchField/SwitchField.styles.ts';
import type { ChartFigures } from './chartData.ts';
import { Caption, Empty, Head, Legend, LegendItem, Root, Title } from './Chart.styles.ts';
import { FigureTable } from './FigureTable.tsx';
import { SeriesMarker } from './SeriesMarker.tsx';

export type ChartProps = {
  /** What the figures are; the heading, and the name of drawing and table. */
  title: string;
  /** One sentence that says what there is to see: the total, the best month. */
  caption: ReactNode;
  /** What is drawn: up to four, as bars or lines. */
  series: ChartFigures['series'];
  /** The months, from the first to the last, with their figures. */
  points: ChartFigures['points'];
  /** Writes a figure exactly: in the table and beside the pointer. */
  formatValue: (value: number) => string;
  /**
   * Writes a figure shortly, on the axis.
   * @default as formatValue
   */
  formatAxis?: (value: number) => string;
  /**
   * What stands there without months.
   * @default 'No figures yet'
   */
  emptyText?: ReactNode;
  /**
   * The figures are on their way.
   * @default false
   */
  isLoading?: boolean;
  /**
   * Begins with the table instead of the drawing.
   * @default false
   */
  defaultShowsTable?: boolean;
  /**
   * The level of the title in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4;
  /**
   * The height of the drawing in px.
   * @default 256
   */
  height?: number;
  id?: string;
  ref?: Ref<HTMLElement>;
};

// The library that draws comes only where there is something to draw.
const ChartDrawing = lazy(() => import('./ChartDrawing.tsx'));

/**
 * Figures by month as bars and lines, and on request as a table, which screen readers have at any time. The arrow
 * keys go from month to month and say the figures of each.
 */
export function Chart({
  title,
  caption,
  series,
  points,
  formatValue,
  formatAxis = formatValue,
  emptyText,
  isLoading = false,
  defaultShowsTable = false,
  level = 3,
  height = 256,
  ...props
}: ChartProps) {
  const id = useId();
  const titleId = `${id}-title`;
  const captionId = `${id}-caption`;
  const tableId = `${id}-table`;
  const [showsTable, setShowsTable] = useState(defaultShowsTable);
  const hasFigures = points.length > 0 && !isLoading;
  const figures = { title, series, points, formatValue };
  const outline = <Skeleton shape="block" height={height} />;
  return (
    <Root {...props} aria-labelledby={titleId} aria-details={hasFigures ? tableId : undefined}>
      <Head>
        <Title as={`h${level}`} id={titleId}>
          {title}
        </Title>
        {hasFigures && (
          <SwitchRow isSelected={showsTable} onChange={setShowsTable}>
            <span data-part="track" />
            <span data-part="label">
              <FormattedMessage id="ds.chart.asTable" defaultMessage="Show as table" />
            </span>
          </SwitchRow>
        )}
      </Head>
      {hasFigures && <Caption id={captionId}>{caption}</Caption>}
      {hasFigures && !showsTable && (
        <Legend aria-hidden="true">
          {series.map((one, index) => (
            <LegendItem key={one.id}>
              <SeriesMarker index={index} kind={one.kind} />
              {one.title}
            </LegendItem>
          ))}
        </Legend>
      )}
      <LoadingRegion isLoading={isLoading}>
        {isLoading && outline}
        {hasFigures && !showsTable && (
          <Suspense fallback={outline}>
            <ChartDrawing
              {...figures}
              formatAxis={formatAxis}
              captionId={captionId}
              height={height}
            />
          </Suspense>
        )}
        {hasFigures && <FigureTable {...figures} id={tableId} isUnseen={!showsTable} />}
        {!isLoading && points.length === 0 && (
          <Empty>
            {emptyText ?? <FormattedMessage id="ds.chart.empty" defaultMessage="No figures yet" />}
          </Empty>
        )}
      </LoadingRegion>
    </Root>
  );
}
