import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { formatFigure, type ChartFigures } from './chartData.ts';
import { SeriesMarker } from './SeriesMarker.tsx';
import { useMonthFormatter } from './useMonthFormatter.ts';

const { color, space, font, radius } = tokens;

const Root = styled.div`
  display: grid;
  gap: ${space['3xs']};
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.background.raised};
  color: ${color.text.default};
  box-shadow: ${tokens.shadow.md};
  font-size: ${font.size.sm};
  white-space: nowrap;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};

  & > :last-child {
    margin-inline-start: auto;
    padding-inline-start: ${space.sm};
    font-variant-numeric: tabular-nums;
  }
`;

type ChartTooltipProps = ChartFigures & {
  /** The hovered or focused month, if any. */
  month: unknown;
  direction: 'ltr' | 'rtl';
};

/** Renders the figures of one month. The live region is always present, so that screen readers announce each month. */
export function ChartTooltip({ month, points, series, formatValue, direction }: ChartTooltipProps) {
  const formatMonth = useMonthFormatter();
  const point = points.find((candidate) => candidate.month === month);
  return (
    <div role="status" dir={direction}>
      {point && (
        <Root>
          <strong>{formatMonth(point.month, 'long')}</strong>
          {series.map(({ id, title, kind }, index) => (
            <Line key={id}>
              <SeriesMarker index={index} kind={kind} />
              <span>{title}</span> <bdi>{formatFigure(point, id, formatValue)}</bdi>
            </Line>
          ))}
        </Root>
      )}
    </div>
  );
}
