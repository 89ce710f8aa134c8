import { useIntl } from '../i18n/intl.ts';
import styled from 'styled-components';
import * as tokens from '../theme/generated/tokens.ts';
import { forcedColors } from '../theme/mixins.ts';

const { color, space, font, radius } = tokens;

const Root = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-inline-size: 1.125rem;
  padding-inline: ${space['2xs']};
  border-radius: ${radius.pill};
  background: ${color.primary.soft};
  color: ${color.primary.onSoft};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  line-height: 1.125rem;
  text-align: center;
  pointer-events: none;

  /* Generated content: as text, “99+” would contradict the exact number in the label. */
  &::before {
    content: attr(data-count);
  }
  ${forcedColors} {
    border: 1px solid ButtonText;
  }
`;

const highestCount = 99;

/** How many new items there are, shown as a mark, and its accessible name, such as "10 unread messages". 0 shows none. */
export type CountBadge = { count: number; 'aria-label': string };

type Props = Pick<CountBadge, 'count'> & {
  /** Not needed if the parent's name contains the number. */
  'aria-label'?: string;
};

/** Renders a number at the corner of its parent, which needs a position; 0 shows none. */
export function CountMark({ count, 'aria-label': label }: Props) {
  const { formatNumber } = useIntl();
  if (!(count > 0)) return null;
  const text = formatNumber(Math.min(count, highestCount));
  return (
    <Root
      data-part="count-mark"
      data-count={count > highestCount ? `${text}+` : text}
      {...(label && { role: 'img', 'aria-label': label })}
    />
  );
}
