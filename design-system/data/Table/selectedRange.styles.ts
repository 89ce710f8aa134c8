import { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';

/** The cells of the selected range, on a cell. Their edges are drawn by rangeMarks.ts. */
export const selectedRange = css`
  &[data-range] {
    background: ${tokens.color.primary.soft};

    ${forcedColors} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
