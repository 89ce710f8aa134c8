import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors, truncate } from '../../theme/mixins.ts';

const { color, space, size, radius } = tokens;

export const List = styled(GridList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['3xs']};
  margin-block-start: ${space.sm};
  outline: none;

  & > .react-aria-DropIndicator[data-drop-target] {
    outline: 1px solid ${color.border.focus};
    ${forcedColors} {
      outline-color: Highlight;
    }
  }
  &[data-empty] {
    color: ${color.text.muted};
  }
` as typeof GridList;

export const Row = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${size.control.md};
  padding-inline: ${space['3xs']};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.md};
  background: ${color.background.raised};
  outline: none;

  & [data-part='title'] {
    display: flex;
    flex: 1;
    min-inline-size: 0;

    & > span {
      ${truncate}
    }
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-dragging] {
    opacity: 0.6;
  }
` as typeof GridListItem;

export const Handle = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.control.sm};
  block-size: ${size.control.sm};
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.text.muted};
  cursor: grab;

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
`;
