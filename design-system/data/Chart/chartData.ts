/** What one set of figures is called, and how it is drawn. */
export type ChartSeries = {
  /** Tells the series of one chart apart; the key of its figures. */
  id: string;
  /** Its name in the legend and above its column. */
  title: string;
  /**
   * Bars compare months, a line shows a course.
   * @default 'bar'
   */
  kind?: 'bar' | 'line';
};

/** The figures of one month, by the id of their series. */
export type ChartPoint = {
  /** The month, as in 2026-03. */
  month: string;
  /** One figure for each series; none is not drawn. */
  values: Readonly<Record<string, number | undefined>>;
};

/** What the drawing, its tip and its table are made from. */
export type ChartFigures = {
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  formatValue: (value: number) => string;
};

/** A figure in words; a dash where there is none. */
export function figureText(
  { values }: ChartPoint,
  id: string,
  formatValue: (value: number) => string,
): string {
  const value = values[id];
  return value === undefined ? '–' : formatValue(value);
}
