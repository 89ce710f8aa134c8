import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { figureText, type ChartFigures } from './chartData.ts';
import { SeriesMarker } from './SeriesMarker.tsx';
import { useMonthName } from './useMonthName.ts';

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

type ChartTipProps = ChartFigures & {
  /** The month under the pointer or the keyboard; none is shown without one. */
  month: unknown;
  direction: 'ltr' | 'rtl';
};

/** The figures of one month; the place of it is always there, so that they are said aloud where the keyboard goes from month to month. */
export function ChartTip({ month, points, series, formatValue, direction }: ChartTipProps) {
  const nameOf = useMonthName();
  const point = points.find((candidate) => candidate.month === month);
  return (
    <div role="status" dir={direction}>
      {point && (
        <Root>
          <strong>{nameOf(point.month, 'long')}</strong>
          {series.map(({ id, title, kind }, index) => (
            <Line key={id}>
              <SeriesMarker index={index} kind={kind} />
              <span>{title}</span> <bdi>{figureText(point, id, formatValue)}</bdi>
            </Line>
          ))}
        </Root>
      )}
    </div>
  );
}
