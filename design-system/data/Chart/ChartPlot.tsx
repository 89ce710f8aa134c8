import { useLocale } from 'react-aria-components/I18nProvider';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';
import type { ChartFigures, ChartPoint, ChartX } from './chartData.ts';
import { getAxisTicks } from './axisTicks.ts';
import { ChartTooltip } from './ChartTooltip.tsx';
import { getSeriesStyle } from './SeriesMarker.tsx';
import { toCssLength } from '../../theme/toCssLength.ts';

// The axes are mirrored explicitly; an inherited RTL direction would flip SVG text anchors a second time.
const Plane = styled.div`
  direction: ltr;
  block-size: var(--chart-height);
  min-inline-size: 0;

  /* Recharts measures the labels of an axis once. They grow if the user sets wider spacing afterwards. */
  & svg {
    overflow: visible;
  }
  & svg:focus {
    outline: none;
  }
  & svg:focus-visible {
    ${focusRing}
    border-radius: ${tokens.radius.sm};
  }
`;

type ChartPlotProps = ChartFigures & {
  title: string;
  /** The id of the caption, which describes the plot. */
  captionId: string | undefined;
  height: number | string;
  formatAxis: (value: number) => string;
  /** The smallest step of the vertical axis. */
  unit: number;
};

// The padding keeps the first and last bar within the plot.
const numericAxis = {
  type: 'number',
  domain: ['dataMin', 'dataMax'],
  padding: { left: 20, right: 20 },
} as const;

const tick = { fill: 'var(--chart-axis)', fontSize: 12 };

/** Renders the plot of a Chart; a separate chunk, because it imports Recharts. */
export default function ChartPlot({
  title,
  captionId,
  height,
  formatAxis,
  unit,
  ...figures
}: ChartPlotProps) {
  const { direction } = useLocale();
  const isNumeric = figures.points.every(({ x }) => typeof x === 'number');
  const isRtl = direction === 'rtl';
  const styledSeries = figures.series.map((series, index) => ({
    ...series,
    ...getSeriesStyle(index),
  }));
  const ids = figures.series.map(({ id }) => id);
  const ticks = getAxisTicks(figures.points, ids, unit);
  const getValue = (id: string) => (point: ChartPoint) => point.values[id];
  const bars = styledSeries.filter(({ type = 'bar' }) => type === 'bar');
  return (
    <Plane data-part="plane" style={{ '--chart-height': toCssLength(height) }}>
      <ResponsiveContainer width="100%" height="100%">
        {/* The key remounts the chart on a change of direction: Recharts keeps its first axis positions. */}
        <ComposedChart
          key={String(isRtl)}
          data={[...figures.points]}
          margin={{ top: 8, right: 4, bottom: 0, left: 4 }}
          accessibilityLayer
          aria-label={title}
          aria-describedby={captionId}
        >
          <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
          <XAxis
            dataKey="x"
            reversed={isRtl}
            tickFormatter={(x: ChartX) => figures.formatX(x, 'short')}
            {...(isNumeric && numericAxis)}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--chart-grid)' }}
            interval="equidistantPreserveStart"
          />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            width="auto"
            tickFormatter={formatAxis}
            tick={tick}
            tickLine={false}
            axisLine={false}
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            interval={0}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--chart-hover)', stroke: 'var(--chart-grid)' }}
            content={({ active, label }) => (
              <ChartTooltip {...figures} x={active && label} direction={direction} />
            )}
          />
          {/* Recharts places the bars of a point from left to right, also on a reversed axis. */}
          {(isRtl ? bars.toReversed() : bars).map(({ id, label: name, color, fill }) => (
            <Bar
              key={id}
              dataKey={getValue(id)}
              name={name}
              fill={fill}
              stroke={color}
              strokeWidth={1.5}
              maxBarSize={28}
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
            />
          ))}
          {styledSeries
            .filter(({ type }) => type === 'line')
            .map(({ id, label: name, color, dash }) => (
              <Line
                key={id}
                dataKey={getValue(id)}
                name={name}
                stroke={color}
                strokeWidth={2.5}
                strokeDasharray={dash}
                dot={{ r: 3, fill: color, strokeDasharray: 'none' }}
                isAnimationActive={false}
              />
            ))}
        </ComposedChart>
      </ResponsiveContainer>
    </Plane>
  );
}
