import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { formatFigure, type ChartFigures } from './chartData.ts';
import { Root } from './ChartTable.styles.ts';

const VisuallyHidden = styled.div`
  ${visuallyHidden}
`;

type ChartTableProps = ChartFigures & {
  id: string;
  title: string;
  /** The heading of the positions. */
  xTitle: ReactNode;
  /** Whether only screen readers can read it, because the plot is visible. */
  isVisuallyHidden: boolean;
};

/** Renders the figures of a chart, a row for each point. */
export function ChartTable({
  id,
  title,
  series,
  points,
  formatValue,
  formatX,
  xTitle,
  isVisuallyHidden,
}: ChartTableProps) {
  const table = (
    <Root data-part="chart-table" id={id} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{xTitle}</th>
          {series.map((one) => (
            <th key={one.id} scope="col">
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.x}>
            <th scope="row">{formatX(point.x, 'long')}</th>
            {series.map((one) => (
              <td key={one.id}>
                <bdi suppressHydrationWarning>{formatFigure(point, one.id, formatValue)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
  return isVisuallyHidden ? (
    <VisuallyHidden data-part="spoken">{table}</VisuallyHidden>
  ) : (
    <ScrollArea aria-label={title}>{table}</ScrollArea>
  );
}
