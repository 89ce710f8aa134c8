import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors, withoutMarkers } from '../../theme/mixins.ts';

const { color, space, size, font, radius } = tokens;

export const Bar = styled.nav`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  & > ul {
    display: flex;
    gap: ${space['2xs']};
    min-inline-size: 0;
    padding: ${space['3xs']};
    ${withoutMarkers}
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const PageLink = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.control.sm};
  block-size: ${size.control.sm};
  border-radius: ${radius.md};
  color: inherit;
  text-decoration: none;

  &[data-hovered] {
    background: ${color.background.hover};
    color: ${color.text.default};
  }
  &[aria-current] {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: inset 0 -2px 0 currentcolor;
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  ${forcedColors} {
    &[aria-current] {
      border-block-end: 2px solid Highlight;
    }
  }
`;

/** The first letter of a title, for pages without an icon. */
export const Initial = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1.5px solid currentcolor;
  border-radius: ${radius.sm};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  line-height: 1;
`;
