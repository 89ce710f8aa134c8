import type { Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors, from, tallWindow, withoutMarkers } from '../../theme/mixins.ts';
import { NavigationIcon } from '../NavigationIcon.tsx';
import type { NavigationItem } from '../navigationItem.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

export type BottomBarProps = {
  /** Up to five items. */
  items: readonly NavigationItem[];
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

const { color, space, font } = tokens;

const Root = styled.nav`
  z-index: ${tokens.layer.bar};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.border.default};
  background: ${color.background.surface};

  & ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    ${withoutMarkers}
  }
  ${tallWindow} {
    position: sticky;
    inset-block-end: 0;
    display: var(--bottom-bar, block);
  }
  ${from.md} {
    display: none;
  }
`;

const Item = styled(AriaLink)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space['3xs']};
  min-block-size: ${tokens.size.bottomBar};
  color: ${color.text.muted};
  font-size: ${font.size.xs};
  line-height: ${font.line.tight};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;

  &[data-hovered] {
    background: ${color.background.hover};
    color: ${color.text.default};
  }
  &[data-current] {
    color: ${color.text.default};
    font-weight: ${font.weight.semibold};
    box-shadow: inset 0 2px 0 ${color.primary.text};
  }
  /* Arabic fonts have no weight between regular and bold, and a bold label would reach the edge of the window. */
  &[data-current]:lang(ar) {
    font-weight: ${font.weight.regular};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  ${forcedColors} {
    &[data-current] {
      border-block-start: 2px solid Highlight;
    }
  }
`;

/** Renders the most used destinations at the bottom of a phone; hidden from 768 px, and while the page has an `ActionBar`. */
export function BottomBar(given: BottomBarProps) {
  const { items, ...props } = useProps('BottomBar', given);
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ds.bottomBar.label', defaultMessage: 'Shortcuts' });
  return (
    <Root {...props} data-part="bottom-bar" data-tour="menu" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Item
              data-part="item"
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
              data-current={item.isCurrent || undefined}
            >
              <NavigationIcon icon={item.icon} badge={item.badge} />
              {wrapTexts(item.label)}
            </Item>
          </li>
        ))}
      </ul>
    </Root>
  );
}
