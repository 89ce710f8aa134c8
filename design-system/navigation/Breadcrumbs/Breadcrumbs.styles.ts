import styled from 'styled-components';
import { tokens } from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space['2xs']};
  list-style: none;
  color: ${tokens.color.text.muted};
  font-size: ${tokens.font.size.sm};
`;

export const Crumb = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space['2xs']};
  min-block-size: ${tokens.size.target};

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.size.target};
    min-inline-size: ${tokens.size.target};
  }
  & [aria-current] {
    color: ${tokens.color.text.default};
    font-weight: ${tokens.font.weight.medium};
  }
`;

/** The sign that crumbs are folded away, and the way to them. */
export const Unfold = styled.button`
  display: grid;
  place-items: center;
  min-block-size: ${tokens.size.target};
  min-inline-size: ${tokens.size.target};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.background.hover};
    color: ${tokens.color.text.default};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
