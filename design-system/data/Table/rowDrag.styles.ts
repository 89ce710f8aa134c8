import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors } from '../../theme/mixins.ts';
import { compact } from './compact.ts';

const { color, font, radius, size, space } = tokens;

/** The button that drags a row, which styles its row too, because most tables have none. */
export const Handle = styled.button`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: ${size.target};
  block-size: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.text.muted};
  vertical-align: middle;
  cursor: grab;
  /* A finger on the handle drags the row instead of scrolling the page. */
  touch-action: none;
  -webkit-touch-callout: none;
  user-select: none;

  &:hover {
    background: ${color.background.hover};
    color: ${color.text.default};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-dragged] {
    cursor: grabbing;
  }
  tr:has(> td &[data-dragged]) > td {
    opacity: 0.5;
  }
`;

/** What is in the cell of a handle. The repeated classes outrank the rules of cells for two-line rows. */
export const HandleBox = styled.span`
  display: inline-flex;
  vertical-align: middle;

  td:has(> * > &) {
    padding-block: 0;
    padding-inline-end: 0;
  }
  ${compact} {
    tr:has(> * > * > &&&) {
      --table-selection: calc(${size.target} + ${space['2xs']});
    }
    tr:has(> * > * > &&&):has(> [data-selection]) {
      --table-selection: calc(2 * (${size.target} + ${space['2xs']}));
    }
    td:has(> * > &&&&&) {
      position: absolute;
      inset-block: 0;
      inset-inline-start: ${space.md};
      display: flex;
      align-items: center;
    }
    tr:has(> [data-selection]) > td:has(> * > &&&&&) {
      inset-inline-start: calc(${space.md} + ${size.target} + ${space['2xs']});
    }
  }
  @media print {
    td:has(> * > &&&&&),
    table:has(&) th[data-column='row-drag'] {
      display: none;
    }
  }
`;

/** The line where rows are dropped. */
export const DropLine = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: ${tokens.layer.notice};
  block-size: 3px;
  border-radius: ${radius.sm};
  background: ${color.primary.solid};
  pointer-events: none;

  ${forcedColors} {
    background: Highlight;
  }
`;

/** What follows the pointer: the name of the row and, if there are several, their number. */
export const DragPreview = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: ${tokens.layer.notice};
  display: flex;
  gap: ${space.xs};
  max-inline-size: 16rem;
  padding: ${space['2xs']} ${space.sm};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.sm};
  background: ${color.background.surface};
  box-shadow: ${tokens.shadow.md};
  color: ${color.text.default};
  font-size: ${font.size.sm};
  pointer-events: none;

  &[hidden] {
    display: none;
  }
  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :last-child {
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;
