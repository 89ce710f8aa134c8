import {
  Slider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import styled from 'styled-components';
import { FieldRoot } from '../field/FieldFrame/FieldFrame.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing, forcedColors } from '../../theme/mixins.ts';

const { border, color, font, radius, size, space } = tokens;

/** The field. Its label leaves half of the line to the value. */
export const SliderFieldRoot = styled(FieldRoot)`
  position: relative;

  & > [data-part='label'] {
    max-inline-size: 50%;
  }
`;

/** The slider below its label: value, track and marks. */
export const SliderRoot = styled(Slider)`
  display: grid;
  gap: ${space['2xs']};
  min-inline-size: 0;
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};
`;

/** The formatted value, at the end of the label's line. */
export const SliderValue = styled(SliderOutput)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  max-inline-size: 50%;
  color: ${color.text.default};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  text-align: end;

  /* Without a visible label, the value needs its own line. */
  [data-part='label'][data-hidden] ~ * > & {
    position: static;
    justify-self: end;
  }
  &[data-disabled] {
    color: ${color.text.disabled};
  }
`;

/** The area that takes presses. Its margins are half a thumb wide, so that a thumb at either end stays inside the field. */
export const ThumbTrack = styled(SliderTrack)`
  box-sizing: border-box;
  block-size: ${size.control.md};
  margin-inline: calc(${size.target} / 2);
  cursor: pointer;

  &[data-disabled] {
    cursor: not-allowed;
  }
  [data-readonly] > & {
    pointer-events: none;
  }
`;

/** The line that shows the whole range. */
export const TrackLine = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(50% - 0.25rem);
  block-size: 0.5rem;
  box-sizing: border-box;
  border: ${border.width.thin} solid ${color.border.control};
  border-radius: ${radius.pill};
  background: ${color.background.pressed};

  [data-readonly] & {
    border-color: ${color.border.default};
  }
  [data-disabled] & {
    border-color: ${color.border.default};
  }
  ${forcedColors} {
    border-color: CanvasText;
    [data-disabled] & {
      border-color: GrayText;
    }
  }
`;

/** The part of the line up to the value. */
export const TrackFill = styled(SliderFill)`
  inset-block-start: calc(50% - 0.25rem);
  max-block-size: 0.5rem;
  border-radius: ${radius.pill};
  /* The text colour, because in the dark theme the solid colour has too little contrast with the track. */
  background: ${color.primary.text};

  &[data-disabled],
  [data-readonly] & {
    background: ${color.text.disabled};
  }
  ${forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
    &[data-disabled],
    [data-readonly] & {
      background: GrayText;
    }
  }
`;

/** The handle that users drag. */
export const Thumb = styled(SliderThumb)`
  inset-block-start: 50%;
  box-sizing: border-box;
  inline-size: ${size.target};
  block-size: ${size.target};
  border: ${border.width.thick} solid ${color.primary.text};
  border-radius: 50%;
  background: ${color.background.surface};
  cursor: grab;
  ${colorTransition('background-color', 'border-color')}

  &[data-hovered],
  &[data-dragging] {
    background: ${color.primary.soft};
  }
  &[data-dragging] {
    cursor: grabbing;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  [data-invalid] & {
    border-color: ${color.danger.text};
  }
  &[data-disabled] {
    border-color: ${color.border.default};
    background: ${color.background.sunken};
    cursor: not-allowed;
  }
  ${forcedColors} {
    forced-color-adjust: none;
    /* The first selector outranks the colour of invalid fields above. */
    [data-invalid] &,
    & {
      border-color: ButtonText;
    }
    background: ButtonFace;
    &[data-focus-visible] {
      outline-color: Highlight;
    }
    &[data-disabled] {
      border-color: GrayText;
    }
  }
`;

/** The row of marks below the track. */
export const Marks = styled.div`
  position: relative;
  block-size: calc(0.5rem + 1lh);
  /* The row overlaps the empty lower part of the track, so that the ticks touch the thumbs. */
  margin-block-start: -0.625rem;
  margin-inline: calc(${size.target} / 2);
  color: ${color.text.muted};
`;

/**
 * A tick and its text, centred at the value of the mark. At both ends of the track the text is aligned with the edge of the field instead.
 */
export const Mark = styled.span`
  position: absolute;
  /* The text is aligned by flexbox, because text-align would follow the direction of the text, not of the page. */
  display: flex;
  justify-content: center;
  inset-inline-start: calc(var(--mark-at) - 4rem);
  inline-size: 8rem;
  padding-block-start: 0.5rem;
  white-space: nowrap;
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    block-size: 0.375rem;
    border-inline-start: ${border.width.thin} solid ${color.border.control};
  }
  &[data-edge='start'] {
    inset-inline-start: calc(${size.target} / -2);
    justify-content: flex-start;
  }
  &[data-edge='start']::before {
    inset-inline-start: calc(${size.target} / 2);
  }
  &[data-edge='end'] {
    inset-inline: auto calc(${size.target} / -2);
    justify-content: flex-end;
  }
  &[data-edge='end']::before {
    inset-inline: auto calc(${size.target} / 2);
  }
`;
