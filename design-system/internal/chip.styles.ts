import { css } from 'styled-components';
import * as tokens from '../theme/generated/tokens.ts';
import { colorTransition, focusRing, forcedColors } from '../theme/mixins.ts';

const { border, color, font, radius, size, space } = tokens;

/**
 * Styles a toggle as a pill. While selected, it has strong text, and an edge of twice the width in the colour of the text: a solid pill
 * would be louder than the main button, and a grey one would look disabled.
 */
export const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  min-block-size: ${size.control.sm};
  padding-inline: calc(${space.xs} + ${space['3xs']});
  border: ${border.width.thin} solid ${color.border.control};
  border-radius: ${radius.pill};
  background: ${color.background.surface};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  cursor: pointer;
  ${colorTransition('background-color', 'border-color')}

  &[data-hovered] {
    background: ${color.background.hover};
  }
  &[data-selected] {
    border-color: currentcolor;
    box-shadow: inset 0 0 0 1px currentcolor;
    color: ${color.primary.text};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  ${forcedColors} {
    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      box-shadow: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
