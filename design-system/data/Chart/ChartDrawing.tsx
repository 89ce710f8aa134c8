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
import type { ChartFigures, ChartPoint } from './chartData.ts';
import { ChartTip } from './ChartTip.tsx';
import { seriesLook } from './seriesLook.ts';
import { useMonthName } from './useMonthName.ts';

// Sides are mirrored by the axes: in right-to-left text the anchors of SVG would turn round once more.
const Plane = styled.div`
  direction: ltr;
  block-size: var(--chart-height);
  min-inline-size: 0;

  & svg:focus {
    outline: none;
  }
  & svg:focus-visible {
    ${focusRing}
    border-radius: ${tokens.radius.sm};
  }
`;

type ChartDrawingProps = ChartFigures & {
  title: string;
  /** Of the sentence below the title. */
  captionId: string;
  height: number;
  formatAxis: (value: number) => string;
};

const tick = { fill: 'var(--chart-axis)', fontSize: 12 };

/** The drawing of a Chart, in a chunk of its own with the library that draws it. */
export default function ChartDrawing({
  title,
  captionId,
  height,
  formatAxis,
  ...figures
}: ChartDrawingProps) {
  const { direction } = useLocale();
  const nameOf = useMonthName();
  const isRtl = direction === 'rtl';
  const drawn = figures.series.map((series, index) => ({ ...series, ...seriesLook(index) }));
  const valueOf = (id: string) => (point: ChartPoint) => point.values[id];
  const bars = drawn.filter(({ kind = 'bar' }) => kind === 'bar');
  return (
    <Plane style={{ '--chart-height': `${height}px` }}>
      <ResponsiveContainer width="100%" height={height}>
        {/* Drawn anew in the other direction: it keeps the places in which it first drew its parts. */}
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
            dataKey="month"
            reversed={isRtl}
            tickFormatter={(month: string) => nameOf(month, 'short')}
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
            allowDecimals={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--chart-hover)', stroke: 'var(--chart-grid)' }}
            content={({ active, label }) => (
              <ChartTip {...figures} month={active && label} direction={direction} />
            )}
          />
          {(isRtl ? bars.toReversed() : bars).map(({ id, title: name, color, fillOpacity }) => (
            <Bar
              key={id}
              dataKey={valueOf(id)}
              name={name}
              fill={color}
              fillOpacity={fillOpacity}
              stroke={color}
              strokeWidth={1.5}
              maxBarSize={28}
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
            />
          ))}
          {drawn
            .filter(({ kind }) => kind === 'line')
            .map(({ id, title: name, color, dash }) => (
              <Line
                key={id}
                dataKey={valueOf(id)}
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
