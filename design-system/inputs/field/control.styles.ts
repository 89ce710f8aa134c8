import { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing, forcedColors } from '../../theme/mixins.ts';

const { border, color, font, radius, size, space } = tokens;

/** How the box of a control looks while nothing is the matter with its field. */
export const boxAtRest = css`
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

/** How the box shows the states of its field; `box` selects it in a field of a state. */
export const boxStates = (box: (state: string) => string) => css`
  ${box('invalid')} {
    border-color: ${color.danger.text};
    box-shadow: inset 0 0 0 1px ${color.danger.text};
  }
  ${box('readonly')} {
    border-style: dashed;
    background: ${color.background.sunken};
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

/** The box of a control that is typed into or opened. Its states are those of the field's root around it. */
export const controlBox = css`
  ${boxAtRest}
  ${boxStates((state) => `[data-${state}] > &`)}
`;

/** The native input or textarea in its box, which draws the border and the ring for it. */
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
  /* The side is that of the page, also where the text runs the other way. */
  text-align: -webkit-match-parent;
  text-align: match-parent;

  &::placeholder {
    color: ${color.text.muted};
    opacity: 1;
    /* An empty control knows no direction of its own. */
    unicode-bidi: plaintext;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentcolor;
  }
  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${color.background.hover};
    -webkit-text-fill-color: ${color.text.default};
  }
`;

/** The text behind tags: while it is empty, it takes hardly any room in their line. */
export const textBehindTags = css`
  ${bareControl}
  flex: 1 1 3rem;
  min-block-size: ${size.control.sm};
  padding-inline: ${space.xs};

  &[value='']:not(:placeholder-shown) {
    flex-basis: 1.5rem;
  }
`;

/** A small button inside the box: it clears, or opens what belongs to the text. */
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
