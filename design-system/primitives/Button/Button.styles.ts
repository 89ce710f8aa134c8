import { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing, forcedColors } from '../../theme/mixins.ts';
import type { ButtonStyleProps } from './buttonStyleProps.ts';

const { color, space, size, font, radius } = tokens;

// A Banner sets `--button-soft-background`, so that its colour shows through the soft buttons in it.
const variants = css`
  --button-background: ${color.primary.solid};
  --button-hover: ${color.primary.hover};
  --button-pressed: ${color.primary.pressed};
  --button-text: ${color.primary.onSolid};
  /* The soft background of buttons is paler than other soft colours, because a greyer button looks disabled. */
  --button-soft: color-mix(in srgb, ${color.primary.soft} 50%, ${color.background.surface});
  --button-on-soft: ${color.primary.onSoft};
  --button-plain: ${color.primary.text};

  &[data-tone='success'] {
    --button-background: ${color.success.solid};
    --button-hover: ${color.success.hover};
    --button-pressed: ${color.success.pressed};
    --button-text: ${color.success.onSolid};
    --button-soft: ${color.success.soft};
    --button-on-soft: ${color.success.onSoft};
    --button-plain: ${color.success.text};
  }

  &[data-tone='danger'] {
    --button-background: ${color.danger.solid};
    --button-hover: ${color.danger.hover};
    --button-pressed: ${color.danger.pressed};
    --button-text: ${color.danger.onSolid};
    --button-soft: ${color.danger.soft};
    --button-on-soft: ${color.danger.onSoft};
    --button-plain: ${color.danger.text};
  }

  background: var(--button-background);
  color: var(--button-text);

  &[data-hovered] {
    background: var(--button-hover);
  }
  &[data-pressed] {
    background: var(--button-pressed);
  }

  &[data-variant='soft'] {
    background: var(--button-soft-background, var(--button-soft));
    border-color: color-mix(in srgb, currentcolor 30%, transparent);
    color: var(--button-on-soft);
  }
  &[data-variant='ghost'] {
    background: transparent;
    color: var(--button-plain);

    &[data-hovered] {
      background: ${color.background.hover};
    }
    &[data-pressed] {
      background: ${color.background.pressed};
    }
  }
  &[data-variant='soft']:is([data-hovered], [data-pressed]) {
    box-shadow: inset 0 0 0 1px currentcolor;
  }
`;

const sizes = css`
  min-block-size: ${size.control.md};
  padding: ${space['2xs']} ${space.md};
  font-size: ${font.size.md};

  &[data-size='sm'] {
    min-block-size: ${size.control.sm};
    padding-inline: ${space.sm};
    font-size: ${font.size.sm};
  }
  &[data-size='lg'] {
    min-block-size: ${size.control.lg};
    padding-inline: ${space.lg};
  }
  &[data-shape='square'] {
    padding: 0;
    min-inline-size: ${size.control.md};
  }
  &[data-shape='square'][data-size='sm'] {
    min-inline-size: ${size.control.sm};
  }
  &[data-shape='square'][data-size='lg'] {
    min-inline-size: ${size.control.lg};
  }
`;

/** The styles shared by Button, ButtonLink and IconButton, selected by data attributes. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  font-family: inherit;
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.tight};
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  ${sizes}
  ${variants}
  ${colorTransition('background-color', 'border-color', 'box-shadow')}

  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-wide] {
    inline-size: 100%;
  }
  &:is(:disabled, [data-disabled], [aria-disabled='true']) {
    cursor: not-allowed;
    background: transparent;
    border-color: ${color.border.default};
    color: ${color.text.disabled};
  }
  &:is(:disabled, [data-disabled], [aria-disabled='true'])[data-variant='ghost'] {
    border-color: transparent;
  }
  ${forcedColors} {
    border-color: ButtonBorder;
    &:is(:disabled, [data-disabled], [aria-disabled='true']) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Returns the data attributes that `buttonStyles` selects by. */
export function getButtonAttributes({
  tone = 'primary',
  variant = 'solid',
  size = 'md',
}: ButtonStyleProps) {
  return { 'data-tone': tone, 'data-variant': variant, 'data-size': size };
}
