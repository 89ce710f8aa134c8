import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { formatNode } from '../../formatters/formatNode.tsx';
import type { Tone } from '../../primitives/tone.ts';
import { toneColors } from '../../primitives/tone.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

export type StatProps = {
  /** What the figure measures. */
  label: ReactNode;
  /** The figure: a number, which is in the format of the page, or `Money`, `ShortFigure` and the like. */
  value: ReactNode;
  /** Context for the figure: a date, a comparison. */
  description?: ReactNode;
  /**
   * The meaning of the figure. The hint must state it too.
   * @default 'neutral'
   */
  tone?: Tone;
  /** An icon before the label. */
  icon?: ReactNode;
  /**
   * The size of the figure.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  id?: string;
  className?: string;
  ref?: Ref<HTMLDListElement>;
};

const { color, space, font } = tokens;

const Root = styled.dl`
  ${toneColors}
  display: flex;
  flex-direction: column;
  gap: ${space['2xs']};
`;

const Label = styled.dt`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
`;

// The value is as wide as its figure, so that a StatGroup never makes it break; it breaks only where it is wider than its container.
const Value = styled.dd`
  inline-size: max-content;
  max-inline-size: 100%;
  color: var(--tone-text);
  font-size: min(${font.size['2xl']}, 8cqi);
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
  letter-spacing: -0.01em;
  /* The space after a currency sign would be a hole in large figures. */
  word-spacing: -0.08em;
  overflow-wrap: anywhere;

  &:lang(ar) {
    letter-spacing: 0;
  }
  &[data-size='sm'] {
    font-size: ${font.size.lg};
    line-height: ${font.line.snug};
    letter-spacing: 0;
    word-spacing: 0;
  }
  &[data-size='lg'] {
    font-size: min(${font.size['4xl']}, 10cqi);
  }
  & > bdi {
    white-space: inherit;
  }
`;

const Hint = styled.dd`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
`;

/** Renders one important figure with its label and context. */
export function Stat(given: StatProps) {
  const {
    label,
    value,
    description,
    tone = 'neutral',
    icon,
    size = 'md',
    ...props
  } = useProps('Stat', given);
  return (
    <Root {...props} data-tone={tone}>
      <Label data-part="label">
        {icon}
        {wrapTexts(label)}
      </Label>
      <Value data-part="value" data-size={size}>
        {formatNode(value)}
      </Value>
      {description && <Hint data-part="description">{description}</Hint>}
    </Root>
  );
}
