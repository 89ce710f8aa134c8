import type { MouseEvent, Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { getRoot } from '../../internal/roots.ts';

/** The id of the `main` element in every layout. */
export const mainId = 'main';

export type SkipLinkProps = {
  id?: string;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
};

const Root = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space.xs};
  inset-inline-start: ${tokens.space.xs};
  z-index: ${tokens.layer.overlay};
  padding: ${tokens.space.sm} ${tokens.space.md};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.background.inverse};
  color: ${tokens.color.text.inverse};
  font-weight: ${tokens.font.weight.semibold};

  &:not(:focus) {
    clip-path: inset(50%);
    block-size: 1px;
    inline-size: 1px;
    padding: 0;
    overflow: hidden;
  }
`;

function focusMain(event: MouseEvent<HTMLElement>): void {
  const main = getRoot(event.currentTarget).getElementById(mainId);
  if (!main) return;
  // The hash would be part of shared links.
  event.preventDefault();
  main.focus();
}

/** Renders a link that skips the menus and moves focus to the content; visible only while focused. */
export function SkipLink(given: SkipLinkProps) {
  const props = useProps('SkipLink', given);
  return (
    <Root {...props} href={`#${mainId}`} onClick={focusMain}>
      <FormattedMessage id="ds.skipLink.text" defaultMessage="Skip to content" />
    </Root>
  );
}
