import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, visuallyHidden } from '../../theme/mixins.ts';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { formatFigure, type ChartFigures } from './chartData.ts';

const { color, space, font } = tokens;

const VisuallyHidden = styled.div`
  ${visuallyHidden}
`;

const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & :is(th, td) {
    padding: ${space.xs} ${space.sm};
    border-block-end: 1px solid ${color.border.subtle};
    text-align: end;
  }
  & tr > th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & tr > :last-child {
    padding-inline-end: 0;
  }
  ${below.sm} {
    font-size: ${font.size.sm};

    & :is(th, td) {
      padding-inline: ${space['2xs']};
    }
  }
  & td {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & thead th {
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.medium};
  }
  & tbody th {
    font-weight: ${font.weight.regular};
  }
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
    <Root id={id} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{xTitle}</th>
          {series.map((one) => (
            <th key={one.id} scope="col">
              {one.title}
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
                <bdi>{formatFigure(point, one.id, formatValue)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
  return isVisuallyHidden ? (
    <VisuallyHidden>{table}</VisuallyHidden>
  ) : (
    <ScrollArea label={title}>{table}</ScrollArea>
  );
}
