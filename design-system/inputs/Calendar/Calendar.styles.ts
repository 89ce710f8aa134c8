import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { buttonStyles } from '../../primitives/Button/Button.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, forcedColors } from '../../theme/mixins.ts';

const { color, font, radius, shadow, space } = tokens;

/** The popover of a calendar. */
export const Sheet = styled(Popover)`
  box-sizing: border-box;
  max-inline-size: calc(100vw - ${space.md});
  overflow: auto;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.lg};
  background: ${color.background.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.lg};

  /* On phones it is as wide as its field. */
  ${below.sm} {
    min-inline-size: var(--trigger-width);

    & table {
      min-inline-size: 100%;
    }
  }
`;

/** The dialog in the popover, which traps focus. */
export const Surface = styled(Dialog)`
  padding: ${space.sm};
  outline: 0;

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs};
    margin-block-end: ${space.xs};
  }
  [data-part='months'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: ${space.md};
  }
  h2 {
    flex: 1;
    margin: 0;
    font-size: ${font.size.md};
    font-weight: ${font.weight.semibold};
    text-align: center;
  }
  table {
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0 ${space['3xs']};
  }
  th {
    inline-size: 2.5rem;
    padding: 0;
    color: ${color.text.muted};
    font-size: ${font.size.xs};
    text-align: center;
    font-weight: ${font.weight.medium};
  }
  td {
    padding: 0;
  }
  td > div {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 2.5rem;
    block-size: 2.5rem;
    border-radius: ${radius.sm};
    font-size: ${font.size.md};
    font-variant-numeric: tabular-nums;
    outline: 0;
    cursor: pointer;
  }
  [data-outside-month] {
    visibility: hidden;
  }
  [data-hovered] {
    background: ${color.background.hover};
  }
  [data-today] {
    font-weight: ${font.weight.bold};
  }
  [data-today]::after {
    content: '';
    position: absolute;
    inset-block-end: 0.3rem;
    inline-size: 1rem;
    border-block-end: 2px solid currentcolor;
  }
  td > [data-selected] {
    background: ${color.primary.solid};
    color: ${color.primary.onSolid};
  }
  &[data-range] td > [data-selected] {
    border-radius: 0;
    background: ${color.primary.soft};
    color: ${color.primary.onSoft};
  }
  &[data-range] td > :is([data-selection-start], [data-selection-end]) {
    background: ${color.primary.solid};
    color: ${color.primary.onSolid};
  }
  &[data-range] td > [data-selection-start] {
    border-start-start-radius: ${radius.sm};
    border-end-start-radius: ${radius.sm};
  }
  &[data-range] td > [data-selection-end] {
    border-start-end-radius: ${radius.sm};
    border-end-end-radius: ${radius.sm};
  }
  td > :is([data-disabled], [data-unavailable]) {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  td > [data-unavailable] {
    text-decoration: line-through;
  }
  td > [data-focus-visible] {
    outline: 2px solid ${color.border.focus};
    outline-offset: 1px;
    z-index: 1;
  }
  ${forcedColors} {
    td > [data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    td > :is([data-disabled], [data-unavailable]) {
      color: GrayText;
    }
  }
`;

/** The button to the previous or next month. */
export const MonthButton = styled(Button)`
  ${buttonStyles}
`;
