import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';

const { color, space, radius, font, shadow } = tokens;

export const Surface = styled(AriaPopover)`
  min-inline-size: 12rem;
  padding: ${space['2xs']};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.lg};
  background: ${color.background.raised};
  box-shadow: ${shadow.lg};
`;

export const Header = styled.div`
  padding: ${space.xs} ${space.sm};
  border-block-end: 1px solid ${color.border.subtle};
`;

export const List = styled(AriaMenu)`
  outline: none;
` as typeof AriaMenu;

export const Item = styled(AriaMenuItem)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-block-size: 2.5rem;
  padding-inline: ${space.sm};
  border-radius: ${radius.sm};
  color: inherit;
  font-weight: ${font.weight.medium};
  text-decoration: none;
  outline: none;
  cursor: pointer;

  &[data-focused] {
    background: ${color.background.pressed};
    ${forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: default;
  }
`;

/** The tick of a selected item. Other items have an empty space in its place, so that all labels are aligned. */
export const Mark = styled.span`
  display: flex;
  flex: none;
  visibility: hidden;

  [data-selected] > & {
    visibility: visible;
  }
`;
