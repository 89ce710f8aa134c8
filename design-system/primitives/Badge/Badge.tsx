import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { toneIcons, type Tone } from '../tone.ts';
import { useProps } from '../../internal/useProps.ts';
import { toneColors } from '../tone.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';
import { Icon } from '../Icon/Icon.tsx';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

export type BadgeProps = {
  /** One or two words. */
  children: ReactNode;
  /**
   * The meaning of the status.
   * @default 'neutral'
   */
  tone?: Tone;
  /**
   * An icon with the meaning of the colour: an `Icon`, which gets the size of the text. By default each of success, warning and danger has
   * one; null removes it.
   */
  icon?: ReactNode;
  /**
   * The height: 20 or 24 px.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  id?: string;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

const { space, font, radius } = tokens;

const Root = styled.span`
  ${toneColors}
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  max-inline-size: 100%;
  min-block-size: 1.5rem;
  padding-inline: ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: var(--tone-soft);
  color: var(--tone-on-soft);
  font-size: ${font.size.xs};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.tight};
  overflow-wrap: break-word;

  > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  &[data-size='sm'] {
    min-block-size: 1.25rem;

    > svg {
      inline-size: 0.75rem;
      block-size: 0.75rem;
    }
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
`;

/** Shows a status in one or two words, by colour, icon and text together. */
export function Badge(given: BadgeProps) {
  const { tone = 'neutral', icon, size = 'md', children, ...props } = useProps('Badge', given);
  const hasToneIcon = icon === undefined && tone !== 'neutral' && tone !== 'primary';
  return (
    <Root {...props} data-tone={tone} data-size={size}>
      {hasToneIcon ? <Icon as={toneIcons[tone]} /> : icon}
      {wrapTexts(children)}
    </Root>
  );
}
