import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { controlBox } from '../field/control.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, truncate } from '../../theme/mixins.ts';

const { color, space } = tokens;

/** Passes the states of the field to the trigger. */
export const SelectBox = styled.div`
  & > button {
    ${controlBox}
  }

  /* Without scripts the native select, which React Aria hides by inline styles, replaces the button. */
  @media (scripting: none) {
    & > button {
      display: none;
    }
    & > [data-testid='hidden-select-container'] {
      position: static !important;
      inline-size: auto !important;
      block-size: auto !important;
      margin: 0 !important;
      clip: auto !important;
      clip-path: none !important;

      select {
        ${controlBox}
      }
    }
  }
`;

/** The button that opens the list and shows the selection. */
export const Trigger = styled(Button)`
  justify-content: space-between;
  padding-inline: ${space.sm} ${space.xs};
  font-family: inherit;
  text-align: inherit;
  cursor: pointer;

  &[data-focus-visible] {
    ${focusRing}
  }
  & > [data-part='option-icon'] {
    flex: none;
    display: grid;
  }
  & > svg {
    color: ${color.text.muted};
  }
  &[data-disabled] > svg {
    color: inherit;
  }
`;

/** The label of the selected option, or the placeholder. */
export const SelectedLabel = styled.span`
  ${truncate}
  flex: 1;

  &[data-placeholder] {
    color: ${color.text.muted};
  }
`;
