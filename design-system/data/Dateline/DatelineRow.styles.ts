import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { narrowRows } from '../../internal/rowSize.ts';
import { Track, ruleAcross, stepColors } from './Dateline.styles.ts';

const { color, space, font } = tokens;

// Up to this width, a title and three days do not fit side by side, so rows have two days.
const twoDays = '58rem';

export const Row = styled.div`
  --dateline-size: 0.5rem;
  /* The width of the longest first day, so that the second days of all rows align. */
  --dateline-first: 6rem;

  &:lang(ar) {
    --dateline-first: 8.5rem;
  }

  display: grid;
  grid-template-columns: var(--dateline-columns);
  column-gap: var(--dateline-gap, 0);

  /* The container item-list is an ItemList. */
  @container item-list (max-width: ${twoDays}) {
    grid-template-columns: var(--dateline-fewer, var(--dateline-columns));
  }
  /* In a narrow list each day is beside its label. */
  ${narrowRows} {
    grid-template-columns: 10rem minmax(0, 1fr);

    ${Track} {
      display: none;
    }
  }
  /* A phone with very large text: the days are below each other, without the rule. */
  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);

    ${Track} {
      display: none;
    }
  }
`;

export const RowStep = styled.div`
  ${stepColors}
  ${ruleAcross}
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;

  &[data-today] {
    inline-size: ${space.md};
  }
  @container item-list (max-width: ${twoDays}) {
    &[data-optional] {
      display: none;
    }
  }
  /* Makes the day by which the user must act stand out from the other dates. */
  &[data-certainty='current'] > time {
    color: ${color.text.default};
  }
  /* In a table, which sets --dateline-aligned to 1, each row has its own columns, so a minimum width aligns the days of its rows. */
  &:not(:last-child, [data-today]) {
    min-inline-size: calc(var(--dateline-aligned, 0) * max(var(--dateline-first), 6.5rem));
  }
  &:not(:last-child) > :not(:first-child) {
    margin-inline-end: ${space.sm};
  }
  ${narrowRows} {
    flex-flow: wrap;

    &[data-today] {
      display: none;
    }
    && > :not(:first-child) {
      margin-inline-end: ${space['2xs']};
    }
  }
  /* Without the gap, two approximate days side by side would read as one. */
  @container item-list (min-width: ${twoDays}) {
    &:not(:last-child) > time:not(:first-child) {
      margin-inline-end: ${space.lg};
    }
  }
  & em {
    margin-inline-start: ${space['2xs']};
    color: var(--dateline-mark);
    font-style: normal;
  }
`;
