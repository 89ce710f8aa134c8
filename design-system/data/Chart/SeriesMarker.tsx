import type { ChartSeries } from './chartData.ts';

/** The style of a series: series differ by fill and dashes too, because colour alone must not carry meaning. */
type SeriesStyle = { color: string; fill: string; dash: string };

const colors = Array.from({ length: 8 }, (_, index) => `var(--chart-${index + 1})`);
// The share of the series' colour in each fill, in percent. The fills are opaque, so that no grid line shows through.
const shares = [100, 45, 70, 0, 85, 30, 55, 15];
const dashes = ['none', '6 4', '2 3', '10 3 2 3', '1 5', '12 5', '4 4 1 4', '8 2'];

function pick<Value>(list: readonly Value[], index: number, fallback: Value): Value {
  return list[index % list.length] ?? fallback;
}

/** Returns the style of the series at an index; from the ninth on, styles repeat. */
export function getSeriesStyle(index: number): SeriesStyle {
  const color = pick(colors, index, '');
  const share = pick(shares, index, 100);
  return {
    color,
    fill: `color-mix(in srgb, ${color} ${share}%, var(--chart-ground))`,
    dash: pick(dashes, index, 'none'),
  };
}

/** Renders the legend marker of a series. */
export function SeriesMarker({
  index,
  type = 'bar',
}: {
  index: number;
  type?: ChartSeries['type'];
}) {
  const { color, fill, dash } = getSeriesStyle(index);
  return (
    <svg width={20} height={14} viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      {type === 'bar' ? (
        <rect
          x={4}
          y={1}
          width={12}
          height={12}
          rx={2}
          fill={fill}
          stroke={color}
          strokeWidth={1.5}
        />
      ) : (
        <path d="M0 7H20" stroke={color} strokeWidth={2.5} strokeDasharray={dash} />
      )}
    </svg>
  );
}
