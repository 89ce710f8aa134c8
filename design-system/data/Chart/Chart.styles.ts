import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors, withoutMarkers } from '../../theme/mixins.ts';

const { color, space, font } = tokens;

export const Root = styled.figure`
  --chart-1: ${color.data[1]};
  --chart-2: ${color.data[2]};
  --chart-3: ${color.data[3]};
  --chart-4: ${color.data[4]};
  --chart-5: ${color.data[5]};
  --chart-6: ${color.data[6]};
  --chart-7: ${color.data[7]};
  --chart-8: ${color.data[8]};
  --chart-axis: ${color.text.muted};
  --chart-grid: color-mix(in srgb, ${color.border.default} 80%, ${color.border.control});
  --chart-ground: ${color.background.surface};
  --chart-hover: ${color.background.hover};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.sm};
  min-inline-size: 0;
  margin: 0;

  ${forcedColors} {
    --chart-1: CanvasText;
    --chart-2: LinkText;
    --chart-3: Highlight;
    --chart-4: GrayText;
    --chart-5: CanvasText;
    --chart-6: LinkText;
    --chart-7: Highlight;
    --chart-8: GrayText;
    --chart-axis: CanvasText;
    --chart-grid: GrayText;
    --chart-hover: Canvas;
    --chart-ground: Canvas;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space['2xs']} ${space.md};
  min-block-size: ${tokens.size.control.sm};
`;

export const Title = styled.h3`
  min-inline-size: 0;
  font-size: ${font.size.md};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;
`;

export const Caption = styled.figcaption`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']} ${space.md};
  ${withoutMarkers}
  font-size: ${font.size.sm};
`;

export const LegendItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`;

/** The currency of the axis, once above its figures. */
export const AxisUnit = styled.div`
  margin-block-end: calc(-1 * ${space.sm});
  color: ${color.text.muted};
  font-size: ${font.size.xs};
`;

export const Empty = styled.p`
  padding: ${space.xl} ${space.md};
  color: ${color.text.muted};
  text-align: center;
`;
