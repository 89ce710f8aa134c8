import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, from } from '../../theme/mixins.ts';

export type FooterProps = {
  children: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

const { color, space } = tokens;

// Sticky from md only: on phones the bottom bar is in this place.
const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.lg};
  margin-block-end: var(--footer-end, 0);
  padding: ${space.md};
  border-block-start: 1px solid ${color.border.subtle};
  color: ${color.text.muted};
  font-size: ${tokens.font.size.sm};

  /* The first part is at the start, all others are together at the end. */
  & > :nth-child(2) {
    margin-inline-start: auto;
  }
  /* Each part has its own line: how many fit in one changes when the font arrives. */
  ${below.sm} {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;

    & > :nth-child(2) {
      margin-inline-start: 0;
    }
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.size.target};
  }
  [data-footer-type='hidden'] & {
    display: none;
  }
  ${from.md} {
    /* The button "Back to top" needs this space. */
    padding-inline: ${space.lg} calc(2 * ${space.lg} + ${tokens.size.control.md});

    [data-footer-type='sticky'] & {
      position: sticky;
      inset-block-end: 0;
      z-index: ${tokens.layer.sticky};
      background: ${color.background.surface};
    }
  }
`;

/** Renders the area below every page; static, sticky or hidden, as the user prefers. */
export function Footer(given: FooterProps) {
  const props = useProps('Footer', given);
  return <Root {...props} />;
}
