import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { usePreference } from '../../preferences/usePreference.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';
import { useScrollY } from '../../internal/useScrollY.ts';
import { mainId } from '../SkipLink/SkipLink.tsx';
import type { Place } from './findPlace.ts';
import { useScrollingUp } from './useScrollingUp.ts';
import type { PressEvent } from 'react-aria-components/Button';
import { getRoot, getWindow } from '../../internal/roots.ts';

export type ScrollToTopProps = {
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const threshold = 500;

// The corner always has the size of the button, so that `findPlace` can find out what the button would cover.
const Corner = styled.div`
  position: fixed;
  inset-block-end: ${tokens.space.md};
  inset-inline-end: ${tokens.space.md};
  z-index: ${tokens.layer.sticky};
  inline-size: ${tokens.size.control.md};
  block-size: ${tokens.size.control.md};
  border-radius: ${tokens.radius.md};

  &:empty {
    visibility: hidden;
    pointer-events: none;
  }
  &:not(:empty) {
    box-shadow: ${tokens.shadow.lg};
  }
  ${from.md} {
    inset-block-end: ${tokens.space.lg};
    inset-inline-end: ${tokens.space.lg};
  }
`;

function scrollUp({ target }: PressEvent): void {
  const view = getWindow(target);
  const prefersReducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  // The button disappears while scrolling, so focus moves to the content first.
  getRoot(target).getElementById(mainId)?.focus({ preventScroll: true });
}

// The place of the button is found again each time the page has scrolled by this many px, because the button may cover something else.
const blockPx = 64;

/**
 * Renders a button that scrolls to the top, while the user scrolls up on a page that is scrolled past 500 px, if the preference
 * `scrollToTop` is on. It is in the gutter beside the page or, where that is too narrow, in the navbar, so that it covers nothing.
 */
export function ScrollToTop(given: ScrollToTopProps) {
  const { ref, ...props } = useProps('ScrollToTop', given);
  const { formatMessage } = useIntl();
  const isEnabled = usePreference('scrollToTop');
  const isScrollingUp = useScrollingUp(threshold);
  const isFarDown = useScrollY((top) => top > threshold);
  const block = useScrollY((top) => Math.round(top / blockPx));
  const corner = useRef<HTMLDivElement>(null);
  useSharedRef(corner, ref);
  const [place, setPlace] = useState<Place>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const isWanted = isFarDown && (isScrollingUp || hasFocus);
  useEffect(() => {
    const element = corner.current;
    if (!isWanted || !element) {
      setPlace(null);
      // React reports no blur of a button that is removed.
      setHasFocus(false);
      return undefined;
    }
    // In another place it would be another button, without the focus.
    if (hasFocus) return undefined;
    let isCurrent = true;
    // The code loads on demand, because on most pages users scroll only down.
    import('./findPlace.ts').then(
      ({ findPlace }) => isCurrent && setPlace(findPlace(element)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, hasFocus, block]);
  if (!isEnabled) return null;
  const slot = typeof place === 'string' ? null : place;
  const button = (
    <IconButton
      variant={slot ? 'soft' : 'solid'}
      aria-label={formatMessage({ id: 'ds.scrollToTop.label', defaultMessage: 'Back to top' })}
      onPress={scrollUp}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon as={ArrowUp} size={20} />
    </IconButton>
  );
  return (
    <>
      <Corner {...props} ref={corner}>
        {place === 'gutter' && button}
      </Corner>
      {slot && createPortal(button, slot)}
    </>
  );
}
