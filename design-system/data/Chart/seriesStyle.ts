/** The style of a series: series differ by fill and dashes too, because colour alone must not carry meaning. */
export type SeriesStyle = { color: string; fillOpacity: number; dash: string };

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
