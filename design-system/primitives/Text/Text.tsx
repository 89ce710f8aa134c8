import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { truncate } from '../../theme/mixins.ts';
import type { Tone } from '../tone.ts';

/** The elements that a Text can be. */
export type TextElement = 'p' | 'span' | 'div' | 'li' | 'strong';

export type TextProps<As extends TextElement = TextElement> = {
  children: ReactNode;
  /**
   * The meaning, only if the text itself has it.
   * @default 'neutral'
   */
  tone?: Tone;
  /**
   * Whether the text is secondary information, in a weaker colour.
   * @default false
   */
  isMuted?: boolean;
  /**
   * The font size: 12, 14, 15, 17, 20 or 24 px.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  /**
   * The font weight: 400, 500, 600 or 700.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  /**
   * Whether the text is truncated to one line with an ellipsis.
   * @default false
   */
  isTruncated?: boolean;
  /**
   * The HTML element.
   * @default 'p'
   */
  as?: As;
  id?: string;
  className?: string;
  /** A ref to the element of `as`. */
  ref?: Ref<HTMLElementTagNameMap[As]>;
};

const { color, font } = tokens;

const Root = styled.p`
  min-inline-size: 0;
  font-size: ${font.size.md};
  font-weight: ${font.weight.regular};
  overflow-wrap: anywhere;

  &[data-size='xs'] {
    font-size: ${font.size.xs};
  }
  &[data-size='sm'] {
    font-size: ${font.size.sm};
  }
  &[data-size='lg'] {
    font-size: ${font.size.lg};
  }
  &[data-size='xl'] {
    font-size: ${font.size.xl};
    line-height: ${font.line.snug};
  }
  &[data-size='2xl'] {
    font-size: ${font.size['2xl']};
    line-height: ${font.line.snug};
    text-wrap: balance;
  }
  &[data-weight='medium'] {
    font-weight: ${font.weight.medium};
  }
  &[data-weight='semibold'] {
    font-weight: ${font.weight.semibold};
  }
  &[data-weight='bold'] {
    font-weight: ${font.weight.bold};
  }
  &[data-muted] {
    color: ${color.text.muted};
  }
  &[data-tone='primary'] {
    color: ${color.primary.text};
  }
  &[data-tone='success'] {
    color: ${color.success.text};
  }
  &[data-tone='warning'] {
    color: ${color.warning.text};
  }
  &[data-tone='danger'] {
    color: ${color.danger.text};
  }
  &[data-truncated] {
    ${truncate}
  }
`;

/** Renders text in a size, weight and tone of the scale. */
export function Text<As extends TextElement = 'p'>(props: TextProps<As>): ReactNode;
export function Text(given: TextProps) {
  const {
    tone = 'neutral',
    isMuted,
    size = 'md',
    weight = 'regular',
    isTruncated,
    as = 'p',
    ...props
  } = useProps('Text', given);
  return (
    <Root
      {...props}
      as={as}
      data-tone={tone}
      data-muted={isMuted || undefined}
      data-size={size}
      data-weight={weight}
      data-truncated={isTruncated || undefined}
    />
  );
}
