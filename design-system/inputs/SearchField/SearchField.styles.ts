import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { bareControl, controlBox } from '../../internal/control.styles.ts';
import { labelStyles } from '../../internal/FieldFrame/FieldFrame.styles.ts';
import { tokens } from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

const { color, radius, size, space } = tokens;

/** The root of a search with its label, box, icon and clear button. */
export const SearchRoot = styled(SearchField)`
  display: block;
  min-inline-size: 0;
  ${labelStyles}

  [data-part='clear'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: ${size.control.sm};
    block-size: ${size.control.sm};
    margin-inline-end: ${space['2xs']};
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: transparent;
    color: ${color.text.muted};
    cursor: pointer;

    &[data-hovered] {
      background: ${color.background.hover};
      color: ${color.text.default};
    }
    &[data-focus-visible] {
      ${focusRing}
    }
  }
  &:is([data-empty], [data-disabled], [data-readonly]) [data-part='clear'] {
    visibility: hidden;
  }
`;

/** The box around the icon, the input and the clear button. */
export const SearchBox = styled.div`
  ${controlBox}
  gap: 0;
  padding-inline-start: ${space.sm};
  cursor: text;

  & > svg {
    flex: none;
    color: ${color.text.muted};
  }
  & > input {
    ${bareControl}
    align-self: stretch;
    padding-inline: ${space.xs};
    appearance: none;

    &::-webkit-search-cancel-button,
    &::-webkit-search-decoration {
      display: none;
    }
  }
`;
