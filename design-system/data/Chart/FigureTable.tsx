import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, visuallyHidden } from '../../theme/mixins.ts';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { figureText, type ChartFigures } from './chartData.ts';
import { useMonthName } from './useMonthName.ts';

const { color, space, font } = tokens;

const Unseen = styled.div`
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

type FigureTableProps = ChartFigures & {
  id: string;
  title: string;
  /** It is only there for screen readers: the drawing is on the screen. */
  isUnseen: boolean;
};

/** The figures of a chart, in rows by month. */
export function FigureTable({
  id,
  title,
  series,
  points,
  formatValue,
  isUnseen,
}: FigureTableProps) {
  const nameOf = useMonthName();
  const table = (
    <Root id={id} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="ds.chart.month" defaultMessage="Month" />
          </th>
          {series.map((one) => (
            <th key={one.id} scope="col">
              {one.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.month}>
            <th scope="row">{nameOf(point.month, 'long')}</th>
            {series.map((one) => (
              <td key={one.id}>
                <bdi>{figureText(point, one.id, formatValue)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
  return isUnseen ? <Unseen>{table}</Unseen> : <ScrollArea label={title}>{table}</ScrollArea>;
}
