import type { ChartSeries } from './chartData.ts';

/** The style of a series: series differ by fill and dashes too, because colour alone must not carry meaning. */
type SeriesStyle = { color: string; fillOpacity: number; dash: string };

const colors = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)'];
const opacities = [1, 0.25, 0.6, 0];
const dashes = ['none', '6 4', '2 3', '10 3 2 3'];

function pick<Value>(list: readonly Value[], index: number, fallback: Value): Value {
  return list[index % list.length] ?? fallback;
}

/** Returns the style of the series at an index; from the fifth on, styles repeat. */
export function getSeriesStyle(index: number): SeriesStyle {
  return {
    color: pick(colors, index, ''),
    fillOpacity: pick(opacities, index, 1),
    dash: pick(dashes, index, 'none'),
  };
}

/** Renders the legend marker of a series. */
export function SeriesMarker({
  index,
  kind = 'bar',
}: {
  index: number;
  kind?: ChartSeries['kind'];
}) {
  const { color, fillOpacity, dash } = getSeriesStyle(index);
  return (
    <svg width={20} height={14} viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      {kind === 'bar' ? (
        <rect
          x={4}
          y={1}
          width={12}
          height={12}
          rx={2}
          fill={color}
          fillOpacity={fillOpacity}
          stroke={color}
          strokeWidth={1.5}
        />
      ) : (
        <path d="M0 7H20" stroke={color} strokeWidth={2.5} strokeDasharray={dash} />
      )}
    </svg>
  );
}
