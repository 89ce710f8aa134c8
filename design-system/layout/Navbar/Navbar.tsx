import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { usePreference } from '../../preferences/usePreference.ts';
import { tokens } from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';

export type NavbarProps = {
  /** At the start of the bar: brand, menu button, search. */
  children?: ReactNode;
  /** At its end: account, language, actions. */
  end?: ReactNode;
  id?: string;
  ref?: Ref<HTMLElement>;
};

const { color, space, radius, shadow } = tokens;

const Root = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  min-block-size: ${tokens.size.navbar};
  padding-inline: ${space.md};
  border-block-end: 1px solid ${color.border.subtle};
  background: ${color.background.surface};

  &[data-type='sticky'],
  &[data-type='floating'] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${tokens.layer.bar};
  }
  &[data-type='floating'] {
    inset-block-start: ${space.xs};
    margin: ${space.xs} ${space.md} 0;
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.lg};
    box-shadow: ${shadow.md};
  }
  ${from.md} {
    padding-inline: ${space.lg};
  }
  /* Below 1200 px it holds the only way to the menu, and so it does in a horizontal layout. */
  ${from.xl} {
    &[data-type='hidden'] {
      display: none;
    }
    [data-layout='horizontal'] &[data-type='hidden'] {
      display: flex;
    }
  }
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: 0;
`;

/** The bar across the top; sticky, static, floating or (from 1200 px) hidden, as the reader prefers. */
export function Navbar({ children, end, ...props }: NavbarProps) {
  return (
    <Root {...props} data-type={usePreference('navbarType')}>
      <Side>{children}</Side>
      <Side>{end}</Side>
    </Root>
  );
}
