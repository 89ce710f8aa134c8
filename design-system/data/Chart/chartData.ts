/** One series of figures. */
export type ChartSeries = {
  /** The unique id: the key of its figures in `ChartPoint.values`. */
  id: string;
  /** The name in the legend and the table. */
  label: string;
  /**
   * Bars compare points, a line shows a trend.
   * @default 'bar'
   */
  type?: 'bar' | 'line';
};

/** The position of a point on the horizontal axis: a category, a month as `YYYY-MM`, or a number. */
export type ChartX = string | number;

/** The figures at one position. */
export type ChartPoint = {
  /** The position, unique in the chart. Numbers are placed to scale, everything else at equal distances. */
  x: ChartX;
  /** The figures by series id. Missing ones are left out of the plot. */
  values: Readonly<Record<string, number | undefined>>;
};

/** Formats a position: `short` for the axis, `long` for table and tooltip. */
export type FormatX = (x: ChartX, length: 'long' | 'short') => string;

/** The data shared by plot, tooltip and table. */
export type ChartFigures = {
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  formatValue: (value: number) => string;
  formatX: FormatX;
};

/** Returns a formatted figure, or a dash if it is missing. */
export function formatFigure(
  { values }: ChartPoint,
  id: string,
  formatValue: (value: number) => string,
): string {
  const value = values[id];
  return value === undefined ? '–' : formatValue(value);
}
