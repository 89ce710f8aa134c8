import { Switch } from 'react-aria-components/Switch';
import styled from 'styled-components';
import { choiceRow, chosenRow } from './choice.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing, forcedColors, transition } from '../../theme/mixins.ts';

const { border, color, radius } = tokens;

/** A switch with its text. The position of the thumb shows the state, not the colour alone. */
export const SwitchRow = styled(Switch)`
  ${choiceRow}

  & > [data-part='track'] {
    flex: none;
    box-sizing: border-box;
    inline-size: 2.25rem;
    block-size: 1.25rem;
    padding: 2px;
    border: ${border.width.thin} solid ${color.border.control};
    border-radius: ${radius.pill};
    background: ${color.border.control};
    ${colorTransition('background-color', 'border-color')}

    &::before {
      content: '';
      display: block;
      block-size: 100%;
      aspect-ratio: 1;
      border-radius: 50%;
      background: ${color.background.surface};
      ${transition('margin-inline-start')}
    }
  }
  ${chosenRow} > [data-part='track'] {
    border-color: ${color.primary.solid};
    background: ${color.primary.solid};

    &::before {
      margin-inline-start: 1rem;
      background: ${color.primary.onSolid};
    }
  }
  &[data-readonly] > [data-part='track'] {
    border-color: ${color.border.default};
    background: transparent;

    &::before {
      background: currentcolor;
    }
  }
  [data-invalid] > & > [data-part='track'] {
    border-color: ${color.danger.text};
    box-shadow: 0 0 0 1px ${color.danger.text};
  }
  &[data-focus-visible] > [data-part='track'] {
    ${focusRing}
  }
  &[data-disabled] > [data-part='track'] {
    border-color: ${color.border.default};
    background: transparent;

    &::before {
      background: ${color.text.disabled};
    }
  }
  ${forcedColors} {
    & > [data-part='track']::before {
      background: ButtonText;
    }
    ${chosenRow} > [data-part='track'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;

      &::before {
        background: HighlightText;
      }
    }
    &:is([data-readonly], [data-disabled]) > [data-part='track'] {
      forced-color-adjust: none;
      border-color: currentcolor;
      background: Canvas;
      color: CanvasText;
      &::before {
        background: currentcolor;
      }
    }
    &[data-disabled] > [data-part='track'] {
      color: GrayText;
    }
  }
`;
