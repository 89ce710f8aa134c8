import { Link } from 'react-aria-components/Link';
import { Cell as AriaCell } from 'react-aria-components/Table';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, from, focusRing, forcedColors } from '../../theme/mixins.ts';

const { color, space, font, radius } = tokens;

export const Cell = styled(AriaCell)`
  padding: ${space.sm} ${space.md};
  border-block-end: 1px solid ${color.border.subtle};
  text-align: inherit;
  vertical-align: middle;
  outline: none;

  tr:last-child > & {
    border-block-end: 0;
  }
  &[data-numeric] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${radius.sm};
  }
  &[data-selection] {
    inline-size: 0;
    padding-block: 0;
  }
  & :is(a, button):not([data-row-link]) {
    position: relative;
    z-index: 1;
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
    display: flex;
    justify-content: space-between;
    gap: ${space.md};
    padding: 0;
    border: 0;
    text-align: end;

    &[data-selection] {
      inline-size: auto;
    }
  }
`;

export const Label = styled.span`
  display: none;
  flex: none;
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  line-height: 1.8;

  ${below.sm} {
    display: block;
  }
`;

export const Value = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const RowLink = styled(Link)`
  color: inherit;
  font-weight: ${font.weight.medium};
  text-decoration: none;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &[data-hovered] {
    text-decoration: underline;
  }
  &[data-focus-visible]::after {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${radius.sm};
  }
  ${forcedColors} {
    color: LinkText;
  }
`;
