import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { LiveText } from '../../primitives/LiveText/LiveText.tsx';
import { formatFigure, type ChartFigures } from './chartData.ts';
import { SeriesMarker } from './SeriesMarker.tsx';

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
  /** The hovered or focused position, if any. */
  x: unknown;
  /** The direction of the page. The plot around the tooltip is always left to right. */
  direction: 'ltr' | 'rtl';
};

/** Renders and announces the figures of one point. */
export function ChartTooltip({
  x,
  points,
  series,
  formatValue,
  formatX,
  direction,
}: ChartTooltipProps) {
  const point = points.find((candidate) => candidate.x === x);
  return (
    <LiveText as="div" isNews>
      {point && (
        <Root data-part="chart-tooltip" dir={direction}>
          <strong>{formatX(point.x, 'long')}</strong>
          {series.map(({ id, label, type }, index) => (
            <Line data-part="line" key={id}>
              <SeriesMarker index={index} type={type} />
              <span>{label}</span> <bdi>{formatFigure(point, id, formatValue)}</bdi>
            </Line>
          ))}
        </Root>
      )}
    </LiveText>
  );
}
