/** How a series is drawn: by colour, and for those who do not see colours by fill or dashes. */
export type SeriesLook = { color: string; fillOpacity: number; dash: string };

const colors = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)'];
const opacities = [1, 0.25, 0.6, 0];
const dashes = ['none', '6 4', '2 3', '10 3 2 3'];

function turn<Value>(list: readonly Value[], index: number, fallback: Value): Value {
  return list[index % list.length] ?? fallback;
}

/** The look of the series at a place in the list; from the fifth on they come again. */
export function seriesLook(index: number): SeriesLook {
  return {
    color: turn(colors, index, ''),
    fillOpacity: turn(opacities, index, 1),
    dash: turn(dashes, index, 'none'),
  };
}
