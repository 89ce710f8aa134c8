import { ArrowUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { usePreference } from '../../preferences/usePreference.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';
import { mainId } from '../SkipLink/SkipLink.tsx';
import { useScrollY } from '../../internal/useScrollY.ts';

const threshold = 500;

const Corner = styled.div`
  position: fixed;
  inset-block-end: calc(${tokens.size.bottomBar} + ${tokens.space.md});
  inset-inline-end: ${tokens.space.md};
  z-index: ${tokens.layer.sticky};
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow.lg};

  ${from.md} {
    inset-block-end: ${tokens.space.lg};
    inset-inline-end: ${tokens.space.lg};
  }
`;

function scrollUp(): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  // The button disappears while scrolling, so focus moves to the content first.
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

/** Renders a button that scrolls to the top, on pages scrolled past 500 px, if the preference `scrollToTop` is on. */
export function ScrollToTop() {
  const { formatMessage } = useIntl();
  const isEnabled = usePreference('scrollToTop');
  const isFarDown = useScrollY((top) => top > threshold);
  if (!isEnabled || !isFarDown) return null;
  return (
    <Corner data-part="scroll-to-top">
      <IconButton
        variant="solid"
        label={formatMessage({ id: 'ds.scrollToTop.label', defaultMessage: 'Back to top' })}
        onPress={scrollUp}
      >
        <Icon as={ArrowUp} size={20} />
      </IconButton>
    </Corner>
  );
}
