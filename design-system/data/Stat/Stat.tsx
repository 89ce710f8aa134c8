import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { toneColors } from '../../primitives/tone.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export type StatProps = {
  /** What is counted. */
  label: ReactNode;
  /** The figure, formatted; Money where it is money. */
  value: ReactNode;
  /**
   * What puts it into perspective: a date, a comparison.
   * @default none
   */
  hint?: ReactNode;
  /**
   * What the figure means; the hint has to say it in words too.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  /**
   * An icon before the label.
   * @default none
   */
  icon?: ReactNode;
  /**
   * How much it stands out.
   * @default 'md'
   */
  size?: 'md' | 'lg';
  id?: string;
  ref?: Ref<HTMLDListElement>;
};

const { color, space, font } = tokens;

const Root = styled.dl`
  ${toneColors}
  display: grid;
  gap: ${space['2xs']};
  align-content: start;
  min-inline-size: 0;
`;

const Label = styled.dt`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
`;

const Value = styled.dd`
  color: var(--tone-text);
  font-size: ${font.size['2xl']};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  &:lang(ar) {
    letter-spacing: 0;
  }
  &[data-size='lg'] {
    font-size: ${font.size['4xl']};
  }
`;

const Hint = styled.dd`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
`;

/** One figure that matters, with its name and what puts it into perspective. */
export function Stat({ label, value, hint, tone, icon, size, ...props }: StatProps) {
  return (
    <Root {...props} data-tone={tone}>
      <Label>
        {icon}
        {label}
      </Label>
      <Value data-size={size}>{value}</Value>
      {hint && <Hint>{hint}</Hint>}
    </Root>
  );
}
