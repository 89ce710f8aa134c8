import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
} from 'react-aria-components/DisclosureGroup';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing, transition } from '../../theme/mixins.ts';

const { color, space, font, radius } = tokens;

export const Root = styled(DisclosureGroup)`
  min-inline-size: 0;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.lg};
  background: ${color.background.surface};
`;

export const Item = styled(Disclosure)`
  &:not(:first-child) {
    border-block-start: 1px solid ${color.border.subtle};
  }
`;

export const Heading = styled.h3`
  scroll-margin-block-start: calc(${tokens.size.navbar} + ${space.md});
  font-size: inherit;
  font-weight: inherit;
`;

export const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  inline-size: 100%;
  min-block-size: ${tokens.size.control.lg};
  padding: ${space.xs} ${space.md};
  border: 0;
  border-radius: ${radius.lg};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${font.weight.medium};
  line-height: ${font.line.snug};
  text-align: start;
  cursor: pointer;
  ${colorTransition('background-color')}

  &[data-hovered] {
    background: ${color.background.hover};
  }
  &[data-pressed] {
    background: ${color.background.pressed};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
`;

export const Title = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Chevron = styled.span`
  display: flex;
  ${transition('rotate')}

  [aria-expanded='true'] > & {
    rotate: 180deg;
  }
`;

export const Panel = styled(DisclosurePanel)`
  /* React Aria sets the height while the panel opens or closes. */
  block-size: var(--disclosure-panel-height, auto);
  min-inline-size: 0;
  overflow: clip;
  ${transition('block-size')}
`;

export const Content = styled.div`
  padding: ${space['2xs']} ${space.md} ${space.md};
  overflow-wrap: anywhere;
`;
