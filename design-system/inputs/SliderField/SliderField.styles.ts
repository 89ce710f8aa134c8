import {
  Slider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing, forcedColors } from '../../theme/mixins.ts';

const { border, color, font, radius, size, space } = tokens;

/** The slider below its label: what is chosen, the track, the marks. */
export const SliderRoot = styled(Slider)`
  display: grid;
  gap: ${space['2xs']};
  min-inline-size: 0;
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};
`;

/** What is chosen, in words. */
export const SliderText = styled(SliderOutput)`
  justify-self: start;
  color: ${color.text.default};
  font-size: ${font.size.md};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &[data-disabled] {
    color: ${color.text.disabled};
  }
`;

/** The way of the thumbs; half a thumb of room at either end keeps them inside. */
export const SliderWay = styled(SliderTrack)`
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

/** The line on which the thumbs run. */
export const SliderLine = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(50% - 0.25rem);
  block-size: 0.5rem;
  box-sizing: border-box;
  border: ${border.width.thin} solid ${color.border.control};
  border-radius: ${radius.pill};
  background: ${color.background.pressed};

  [data-readonly] & {
    border-style: dashed;
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

/** The part of the line that is chosen. */
export const SliderPart = styled(SliderFill)`
  inset-block-start: calc(50% - 0.25rem);
  max-block-size: 0.5rem;
  border-radius: ${radius.pill};
  /* The colour for text, not that for areas: in the dark, only that one is seen as far as it has to be. */
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

/** What is dragged, or moved with the arrow keys. */
export const SliderHandle = styled(SliderThumb)`
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
  [data-wrong] & {
    border-color: ${color.danger.text};
  }
  &[data-disabled] {
    border-color: ${color.border.default};
    background: ${color.background.sunken};
    cursor: not-allowed;
  }
  ${forcedColors} {
    forced-color-adjust: none;
    [data-wrong] &,
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

/** The row of marks below the line. */
export const Marks = styled.div`
  position: relative;
  block-size: calc(0.5rem + 1lh);
  /* The ticks stand right below the thumbs. */
  margin-block-start: -0.625rem;
  margin-inline: calc(${size.target} / 2);
  color: ${color.text.muted};
`;

/** One mark, centred at its value; those at the ends keep their text inside. */
export const Mark = styled.span`
  position: absolute;
  /* Aligning text would follow its own direction, not that of the page. */
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
