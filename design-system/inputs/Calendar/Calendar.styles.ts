import { Button } from 'react-aria-components/Button';
import { Calendar, type DateValue } from 'react-aria-components/Calendar';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import styled, { css } from 'styled-components';
import { buttonStyles } from '../../primitives/Button/Button.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, forcedColors, from } from '../../theme/mixins.ts';

const { border, color, font, radius, size, space } = tokens;

const cellSize = '2.5rem';

const calendarStyles = css`
  max-inline-size: 100%;
  color: ${color.text.default};

  [data-part='months'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: ${space.md};
  }
  [data-part='month'] {
    display: grid;
    gap: ${space.xs};
    justify-items: center;
  }
  [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space['3xs']};
    inline-size: 100%;
    min-block-size: ${size.control.sm};
  }
  [data-part='head'] > [data-part='title'] {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    min-inline-size: 0;
    margin: 0;
    font-size: ${font.size.md};
    font-weight: ${font.weight.semibold};
    text-align: center;
  }
  /* The gap is as wide as a button, so that the title stays centred when only one side has a button. */
  [data-part='head'] > [data-part='gap'] {
    inline-size: ${size.control.sm};
  }
  table {
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0 ${space['3xs']};
  }
  th {
    inline-size: ${cellSize};
    padding: 0;
    color: ${color.text.muted};
    font-size: ${font.size.xs};
    text-align: center;
    font-weight: ${font.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  tbody th {
    border-inline-end: ${border.width.thin} solid ${color.border.subtle};
  }
  table[data-weeks] thead tr::before {
    content: '';
    display: table-cell;
    inline-size: ${cellSize};
  }
  td {
    padding: 0;
  }
  td > div {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: ${cellSize};
    block-size: ${cellSize};
    border-radius: ${radius.sm};
    font-size: ${font.size.md};
    font-variant-numeric: tabular-nums;
    outline: 0;
    cursor: pointer;
  }
  &[data-readonly] td > div {
    cursor: default;
  }
  [data-outside-month] {
    visibility: hidden;
  }
  td > [data-hovered] {
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
  &[data-range] td > [data-selected]:is([data-selection-start], [data-selection-end]) {
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
  [data-part='presets'] {
    display: flex;
    flex-flow: row wrap;
    gap: ${space['2xs']};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Where two months have room, presets are beside them. */
  ${from.md} {
    &[data-months='2'] [data-part='presets'] {
      flex-direction: column;
      min-inline-size: 9rem;
      padding-inline-start: ${space.md};
      border-inline-start: ${border.width.thin} solid ${color.border.subtle};
    }
    &[data-months='2'] [data-part='presets'] button {
      inline-size: 100%;
      justify-content: start;
    }
  }
  ${below.sm} {
    &[data-wide] :is([data-part='month'], [data-part='months'], table) {
      inline-size: 100%;
    }
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

/** The element around a calendar. While it is empty, before scripts run, it has about the calendar's height. */
export const CalendarRoot = styled.div`
  max-inline-size: 100%;

  &:empty {
    min-block-size: 20rem;
  }
`;

export const DayCalendar = styled(Calendar<DateValue, 'single'>)`
  ${calendarStyles}
`;

export const PeriodCalendar = styled(RangeCalendar)`
  ${calendarStyles}
`;

/** The button to the previous or next month, or of a preset. */
export const CalendarButton = styled(Button)`
  ${buttonStyles}
`;
