/** One series of figures. */
export type ChartSeries = {
  /** The unique id: the key of its figures in `ChartPoint.values`. */
  id: string;
  /** The name in the legend and the table. */
  title: string;
  /**
   * Bars compare months, a line shows a trend.
   * @default 'bar'
   */
  kind?: 'bar' | 'line';
};

/** The figures of one month. */
export type ChartPoint = {
  /** The month as `YYYY-MM`. */
  month: string;
  /** The figures by series id. Missing ones are left out of the plot. */
  values: Readonly<Record<string, number | undefined>>;
};

/** The data shared by plot, tooltip and table. */
export type ChartFigures = {
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  formatValue: (value: number) => string;
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
