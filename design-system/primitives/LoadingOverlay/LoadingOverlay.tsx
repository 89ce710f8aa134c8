import type { Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import styled, { keyframes } from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { useAnnouncement } from '../../internal/announcer.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export type LoadingOverlayProps = {
  /** Whether the overlay is shown. */
  isLoading: boolean;
  /** The text for screen readers: what is loading. "Loading…" by default. */
  'aria-label'?: string;
  /**
   * Covers the whole page, or the nearest positioned ancestor.
   * @default 'page'
   */
  cover?: 'page' | 'area';
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  border-radius: inherit;
  color: ${tokens.color.primary.text};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${tokens.color.background.surface};
    opacity: 0.7;
  }
  & > * {
    position: relative;
  }
  &[data-cover='page'] {
    position: fixed;
    z-index: ${tokens.layer.overlay};
  }
  &[data-cover='page']::before {
    background: ${tokens.color.background.canvas};
    opacity: 1;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${tokens.motion.duration.medium} ${tokens.motion.easing.enter};
  }
`;

/** Covers content that cannot be used yet with a spinner. The caller marks that content as inert or busy. */
export function LoadingOverlay(given: LoadingOverlayProps) {
  const {
    isLoading,
    'aria-label': label,
    cover = 'page',
    ...props
  } = useProps('LoadingOverlay', given);
  const { formatMessage } = useIntl();
  const text =
    label ?? formatMessage({ id: 'ds.loadingOverlay.label', defaultMessage: 'Loading…' });
  useAnnouncement(isLoading ? text : '');
  if (!isLoading) return null;
  return (
    <Root {...props} data-cover={cover}>
      <Spinner size={cover === 'page' ? 'lg' : 'md'} aria-label={text} />
    </Root>
  );
}
