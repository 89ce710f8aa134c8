import { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing, forcedColors } from '../../theme/mixins.ts';

const { border, color, font, radius, space } = tokens;

/**
 * Selects a row that is chosen. Before scripts run, the browser may have restored another state than the server's `data-selected`, so the
 * input wins. The specificity is one attribute's, so that other states override it: `:where` adds none.
 */
export const chosenRow =
  '&[class]:where([data-selected]:not(:has(input:not(:checked))), [data-indeterminate], :has(input:checked))';

/** The row of a checkbox, radio or switch: indicator and text. The whole row is the target. */
export const choiceRow = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space.xs};
  inline-size: fit-content;
  max-inline-size: 100%;
  padding-block: ${space['2xs']};
  color: ${color.text.default};
  font-size: ${font.size.md};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[data-readonly] {
    cursor: default;
  }
`;

/** The box or circle of a choice. Include it in the row that has the state attributes. */
export const choiceIndicator = css`
  & > [data-part='indicator'] {
    flex: none;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: ${border.width.thin} solid ${color.border.control};
    border-radius: ${radius.sm};
    background: ${color.background.surface};
    color: ${color.primary.onSolid};
    ${colorTransition('background-color', 'border-color')}

    & > svg {
      visibility: hidden;
    }
  }
  &[data-hovered] > [data-part='indicator'] {
    border-color: ${color.text.muted};
  }
  ${chosenRow} > [data-part='indicator'] {
    border-color: ${color.primary.solid};
    background: ${color.primary.solid};

    & > svg {
      visibility: visible;
    }
  }
  &[data-readonly] > [data-part='indicator'] {
    border-color: ${color.border.default};
    background: transparent;
    color: inherit;
  }
  &[data-invalid] > [data-part='indicator'] {
    border-width: ${border.width.thick};
    border-color: ${color.danger.text};
  }
  &[data-focus-visible] > [data-part='indicator'] {
    ${focusRing}
  }
  &[data-disabled] > [data-part='indicator'] {
    border-color: ${color.border.default};
    background: ${color.background.sunken};
    color: ${color.text.disabled};
  }
  ${forcedColors} {
    & > [data-part='indicator'] {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: Canvas;
      color: HighlightText;
    }
    ${chosenRow} > [data-part='indicator'] {
      border-color: Highlight;
      background: Highlight;
    }
    &[data-readonly] > [data-part='indicator'] {
      background: Canvas;
      color: CanvasText;
    }
    &:is([data-readonly], [data-invalid]) > [data-part='indicator'] {
      border-color: ButtonText;
    }
    &[data-focus-visible] > [data-part='indicator'] {
      outline-color: Highlight;
    }
    &[data-disabled] > [data-part='indicator'] {
      border-color: GrayText;
      background: Canvas;
      color: GrayText;
    }
  }
`;

/** A column of choices, each with an optional second line. */
export const choiceGroup = css`
  display: grid;
  gap: ${space['3xs']};

  [data-part='section'] {
    display: grid;
    gap: inherit;
  }
  [data-part='section-heading'] {
    padding-block-start: ${space.xs};
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
  }
  [data-part='option-icon'] {
    flex: none;
    display: grid;
  }
  [data-part='description'] {
    display: block;
    color: ${color.text.muted};
    font-size: ${font.size.sm};
  }
  [data-disabled] [data-part='description'] {
    color: inherit;
  }
`;
