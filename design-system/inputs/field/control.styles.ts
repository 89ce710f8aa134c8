import { css } from 'styled-components';
import { pageAlignment } from './foreignText.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing, forcedColors } from '../../theme/mixins.ts';

const { border, color, font, radius, size, space } = tokens;

/** The box of a control in its default state. */
export const boxBase = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  inline-size: 100%;
  min-block-size: ${size.control.md};
  border: ${border.width.thin} solid ${color.border.control};
  border-radius: ${radius.md};
  background: ${color.background.surface};
  color: ${color.text.default};
  font-size: ${font.size.md};
  line-height: ${font.line.snug};
  ${colorTransition('border-color', 'box-shadow', 'background-color')}

  @media (hover: hover) {
    &:hover {
      border-color: ${color.text.muted};
    }
  }
  &:has(> :is(input, textarea):focus-visible) {
    ${focusRing}
  }
`;

/** The box in the states of its field. `box` returns the selector of the box for a state of the field. */
export const boxStates = (box: (state: string) => string) => css`
  ${box('invalid')} {
    border-color: ${color.danger.text};
    box-shadow: inset 0 0 0 1px ${color.danger.text};
  }
  ${box('readonly')} {
    border-color: ${color.border.default};
    background: transparent;
  }
  ${box('disabled')} {
    border-color: ${color.border.default};
    background: ${color.background.sunken};
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  ${forcedColors} {
    ${box('invalid')} {
      border-width: ${border.width.thick};
    }
    ${box('disabled')} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** The box of a text control or of a trigger, with the states of the field around it. */
export const controlBox = css`
  ${boxBase}
  ${boxStates((state) => `[data-${state}] > &`)}
`;

/**
 * A native input or textarea inside a box. The box has the border and the focus ring. The placeholder finds its own
 * direction, since `dir="auto"` has no effect on an empty control.
 */
export const bareControl = css`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  padding: 0 ${space.sm};
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  ${pageAlignment}

  &::placeholder {
    color: ${color.text.muted};
    opacity: 1;
    unicode-bidi: plaintext;
  }
  /* Edge draws its own eye in a password and its own cross in a text, beside ours. */
  &::-ms-reveal {
    display: none;
  }
  &::-ms-clear {
    display: none;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentcolor;
  }
  /* Browsers do not let pages change the background and the colour of autofilled text. */
  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${color.background.hover};
    -webkit-text-fill-color: ${color.text.default};
  }
`;

/** The space around tags and text: one row is as high as other fields, whose border is part of their height. */
export const tagBoxPadding = `calc((${size.control.md} - ${size.control.sm}) / 2 - ${border.width.thin})`;

/** The input after the tags of a field. It is narrow while empty, so that it fits into their line. */
export const inputAfterTags = css`
  ${bareControl}
  flex: 1 1 3rem;
  min-block-size: ${size.control.sm};
  padding-inline: ${space.xs};

  /* Empty, and without a placeholder, which needs the width. */
  &[value='']:not(:placeholder-shown) {
    flex-basis: 1.5rem;
  }
`;

/** A small button inside the box, e.g. to clear it or to open a list. */
export const boxButton = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${size.control.sm};
  block-size: ${size.control.sm};
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.text.muted};
  cursor: pointer;

  &:is([data-hovered], [data-pressed]) {
    background: ${color.background.hover};
    color: ${color.text.default};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    color: inherit;
    cursor: not-allowed;
  }
`;
