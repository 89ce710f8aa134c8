import styled from 'styled-components';
import * as tokens from '../theme/generated/tokens.ts';

const { border, color, font, motion, radius, size, space } = tokens;

/** A bar of the length `--sample`. */
export const Bar = styled.span`
  display: block;
  inline-size: min(var(--sample), 100%);
  block-size: ${space.md};
  border-radius: ${radius.sm};
  background: ${color.primary.solid};
`;

/** The table itself. */
export const Rows = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};

  th,
  td {
    padding: ${space.xs} ${space.sm};
    border-block-end: ${border.width.thin} solid ${color.border.subtle};
    text-align: inherit;
    font-weight: ${font.weight.regular};
  }
  th[scope='row'] {
    white-space: nowrap;
  }
  td:has(> ${Bar}) {
    inline-size: 100%;

    & + td {
      white-space: nowrap;
    }
  }
  thead th {
    color: ${color.text.muted};
    font-weight: ${font.weight.medium};
    white-space: nowrap;
  }
`;

/** A token name. */
export const Name = styled.code`
  direction: ltr;
  unicode-bidi: isolate;
  font-family: ${font.family.mono};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

/** A square of one colour: `--sample`. */
export const Swatch = styled.span`
  display: inline-block;
  flex: none;
  inline-size: ${size.control.sm};
  block-size: ${size.control.sm};
  border: ${border.width.thin} solid ${color.border.control};
  border-radius: ${radius.sm};
  background: var(--sample);
`;

/** Two letters in `--foreground` on `--background`; or a box for pairs that are not text. */
export const Pair = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${size.control.lg};
  padding: ${space['2xs']} ${space.xs};
  border: ${border.width.thin} solid ${color.border.subtle};
  border-radius: ${radius.sm};
  background: var(--background);
  color: var(--foreground);
  font-weight: ${font.weight.semibold};

  &[data-line]::before {
    content: '';
    inline-size: ${space.lg};
    block-size: ${space.sm};
    border: ${border.width.thick} solid var(--foreground);
    border-radius: ${radius.sm};
  }
`;

/** An empty card, for corners, lines and shadows. */
export const Tile = styled.span`
  display: block;
  inline-size: 6rem;
  block-size: 4rem;
  margin: ${space.xs};
  border: ${border.width.thin} solid ${color.border.control};
  background: ${color.background.raised};
`;

/** A sample sentence. */
export const Line = styled.span`
  overflow-wrap: anywhere;
`;

/** A track on which a dot moves from start to end. */
export const Track = styled.span`
  display: block;
  inline-size: 16rem;
  padding: ${space['3xs']};
  border-radius: ${radius.pill};
  background: ${color.background.pressed};

  &::before {
    content: '';
    display: block;
    inline-size: ${space.md};
    block-size: ${space.md};
    border-radius: ${radius.pill};
    background: ${color.primary.solid};
  }
  &[data-at-end]::before {
    margin-inline-start: calc(100% - ${space.md});
  }

  @media (prefers-reduced-motion: no-preference) {
    &::before {
      transition: margin var(--duration, ${motion.duration.slow})
        var(--easing, ${motion.easing.standard});
    }
  }
`;
