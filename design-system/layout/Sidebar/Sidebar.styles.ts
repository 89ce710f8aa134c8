import { Link as AriaLink } from 'react-aria-components/Link';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import {
  colorTransition,
  focusRing,
  forcedColors,
  transition,
  truncate,
  withoutMarkers,
} from '../../theme/mixins.ts';

const { color, space, radius, font, size } = tokens;

// Centers the icons in a collapsed menu.
const iconSize = '1.25rem';
const inset = `calc((${size.sidebarCollapsed} - ${iconSize}) / 2 - ${space.sm})`;

export const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 100%;
  padding-block-end: ${space.md};
  background: ${color.menu.background};
  color: ${color.menu.text};
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  min-block-size: ${size.navbar};
  margin-inline: 1.375rem;
  /* Clips the name but not the logo in a collapsed menu, with a margin for the focus ring. */
  overflow: clip;
  overflow-clip-margin: 0.375rem;
  white-space: nowrap;

  & > * {
    flex: none;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space['2xs']};
  padding-inline: ${space.sm};
  ${withoutMarkers}
`;

export const Item = styled(AriaLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-block-size: 2.75rem;
  padding-inline: ${inset};
  border-radius: ${radius.md};
  color: ${color.menu.muted};
  font-weight: ${font.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  ${colorTransition('background-color', 'color')}

  &[data-hovered] {
    background: ${color.menu.hover};
    color: ${color.menu.text};
  }
  &[data-current] {
    background: ${color.menu.active};
    color: ${color.menu.onActive};
    font-weight: ${font.weight.semibold};
  }
  /* Marks the current item where a soft fill and the weight are not enough, as in a collapsed menu. */
  &[data-current]::before {
    content: '';
    position: absolute;
    inset-block: ${space.sm};
    inset-inline-start: 0;
    inline-size: 3px;
    background: currentColor;
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  /* The inset focus ring needs contrast to the background of the item. */
  &[data-current][data-focus-visible] {
    outline-color: ${color.menu.onActive};
  }
  /* The current item has no outline, because in forced colours that marks the focus. */
  ${forcedColors} {
    &[data-current]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** The label of an item; AppShell hides it in a collapsed menu with `--menu-label: 0`. */
export const Label = styled.span`
  ${truncate}
  /* A label in another script keeps its beginning when it is cut. */
  unicode-bidi: plaintext;
  opacity: var(--menu-label, 1);
  ${transition('opacity')}
`;
