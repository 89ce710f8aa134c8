import type { ChartSeries } from './chartData.ts';
import { getSeriesStyle } from './seriesStyle.ts';

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
