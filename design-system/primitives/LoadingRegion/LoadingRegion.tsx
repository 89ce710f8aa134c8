import type { ReactNode, Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { useAnnouncement } from '../../internal/announcer.ts';
import { transition } from '../../theme/mixins.ts';

export type LoadingRegionProps = {
  /** The content, or skeletons in its shape. */
  children: ReactNode;
  /** Whether the content is loading. */
  isLoading: boolean;
  /** The text announced while loading. "Loading…" by default. */
  'aria-label'?: string;
  /**
   * Whether the content is dimmed while loading, because it is the previous content.
   * @default false
   */
  isDimmed?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const Root = styled.div`
  min-inline-size: 0;
`;

const Content = styled.div`
  min-inline-size: 0;
  ${transition('opacity')}

  &[data-dimmed] {
    cursor: progress;
    opacity: 0.88;
  }
`;

/** Marks a part of the page as loading with `aria-busy`, and announces it to screen readers. */
export function LoadingRegion(given: LoadingRegionProps) {
  const {
    children,
    isLoading,
    'aria-label': label,
    isDimmed,
    ...props
  } = useProps('LoadingRegion', given);
  const { formatMessage } = useIntl();
  const loading =
    label ?? formatMessage({ id: 'ds.loadingRegion.loading', defaultMessage: 'Loading…' });
  useAnnouncement(isLoading ? loading : '');
  return (
    <Root {...props}>
      <Content
        data-part="content"
        aria-busy={isLoading}
        data-dimmed={(isLoading && isDimmed) || undefined}
      >
        {children}
      </Content>
    </Root>
  );
}
