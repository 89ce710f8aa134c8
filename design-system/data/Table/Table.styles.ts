import { Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import styled from 'styled-components';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, from, focusRing, visuallyHidden } from '../../theme/mixins.ts';

const { color, space, font, radius } = tokens;

/** Scrolls the rows below their header; cards are not limited in height. */
export const Scroller = styled(ScrollArea)`
  ${below.sm} {
    max-block-size: none;
  }
`;

export const Frame = styled(Table)`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  ${below.sm} {
    display: block;
  }
`;

export const Head = styled(TableHeader)`
  ${below.sm} {
    display: block;

    & > tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
      padding: 0 var(--card-edge, 0) ${space.sm};
    }
  }
`;

export const Heading = styled(Column)`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.sticky};
  padding: ${space.xs} ${space.md};
  border-block-end: 1px solid ${color.border.default};
  background: ${color.background.surface};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  text-align: inherit;
  white-space: nowrap;
  outline: none;

  &[data-numeric] {
    text-align: end;
  }
  &[data-selection] {
    inline-size: 0;
  }
  &[data-allows-sorting] {
    cursor: pointer;
  }
  &[data-allows-sorting][data-hovered],
  &[data-sort-direction] {
    color: ${color.text.default};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${radius.sm};
  }
  ${from.sm} {
    &:first-child {
      padding-inline-start: var(--card-edge, ${space.md});
    }
    &:last-child {
      padding-inline-end: var(--card-edge, ${space.md});
    }
  }
  ${below.sm} {
    position: static;
    border: 1px solid ${color.border.control};
    border-radius: ${radius.pill};

    &[data-selection] {
      display: flex;
      align-items: center;
      inline-size: auto;
      padding-block: 0;
    }

    &:not([data-allows-sorting], [data-selection='all']) {
      ${visuallyHidden}
    }
  }
`;

export const HeadingText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  min-block-size: ${tokens.size.target};

  &[data-direction='descending'] > svg {
    rotate: 180deg;
  }
`;

export const Body = styled(TableBody)`
  ${below.sm} {
    display: grid;
    gap: ${space.sm};
    padding-inline: var(--card-edge, 0);
    padding-block-end: var(--card-edge, 0);
  }
`;

export const BodyRow = styled(Row)`
  position: relative;
  outline: none;

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${radius.sm};
  }
  &:has([data-row-link]):hover,
  &[data-selection-mode][data-hovered] {
    background: ${color.background.hover};
  }
  &[data-selection-mode] {
    cursor: pointer;
  }
  &[data-selected] {
    background: ${color.background.pressed};
  }
  ${below.sm} {
    display: grid;
    gap: ${space.xs};
    padding: ${space.md};
    border: 1px solid ${color.border.default};
    border-radius: ${radius.lg};
    background: ${color.background.surface};

    &[data-selected] {
      border-color: ${color.primary.solid};
      background: ${color.background.pressed};
    }
  }
`;

export const Empty = styled.div`
  padding: ${space.lg} ${space.md};
  color: ${color.text.muted};
  text-align: center;
`;
