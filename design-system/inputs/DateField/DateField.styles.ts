import styled from 'styled-components';
import { bareControl, controlBox } from '../field/control.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors } from '../../theme/mixins.ts';

const { color, radius, size, space } = tokens;

/** The box around the segments and the buttons of a date. */
export const DateBox = styled.div`
  ${controlBox}
  flex-wrap: wrap;
  gap: 0;
  padding-inline-end: ${space['2xs']};
  cursor: text;

  &:has([data-type][data-focused]) {
    ${focusRing}
  }
  & > :is(.react-aria-DateField, .react-aria-TimeField) {
    flex: 1;
    min-inline-size: 0;
    /* Aligns the text with other fields: the first segment has its own padding. */
    padding-inline-start: calc(${space.sm} - ${space['3xs']});
  }
  [data-part='date'] {
    display: inline-flex;
    align-items: center;
    min-block-size: calc(${size.control.md} - 0.25rem);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='time'] {
    display: inline-flex;
    align-items: center;
  }
  [data-part='date'] [aria-hidden] {
    margin-inline: ${space['3xs']};
    color: ${color.text.muted};
  }
  [data-type] {
    min-inline-size: 1.5rem;
    padding: ${space['3xs']};
    border-radius: ${radius.sm};
    outline: 0;
    text-align: center;
  }
  /* An hour of one digit stays beside its minutes. */
  [data-part='time'] > [data-type='hour'] {
    text-align: end;
  }
  [data-type][data-placeholder] {
    color: ${color.text.muted};
  }
  [data-type][data-focused] {
    background: ${color.primary.solid};
    color: ${color.primary.onSolid};
  }
  [data-disabled] > & :is([data-type], [aria-hidden]) {
    color: inherit;
  }
  /* Without scripts the native input for dates replaces the segments. */
  @media (scripting: none) {
    & > * {
      display: none;
    }
    & > [data-date] {
      ${bareControl}
      display: block;
    }
  }
  ${forcedColors} {
    [data-type][data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
