import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type Ref,
} from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { prepareAnnouncer } from '../../internal/announcer.ts';
import { useNotices } from './notices.ts';
import { isPaused, NoticeToast } from './NoticeToast.tsx';
import { Region } from './NoticeRegion.styles.ts';

export type NoticeRegionProps = {
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const hasNoticesOnServer = () => false;

const heightProperty = '--notices-space';

/**
 * Sets `--notices-space` to the height that the region takes at the top of the window, so that overlays that fill the window
 * on phones can begin below it. Returns a function that removes it.
 */
function publishHeight(region: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const { style } = region.ownerDocument.documentElement;
  const observer = new ResizeObserver(() => {
    const { top, height } = region.getBoundingClientRect();
    // The space above the region is repeated below it.
    style.setProperty(heightProperty, `${2 * top + height}px`);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty(heightProperty);
  };
}

/**
 * Renders the region in which notices appear, at the top center of the page. Render it once in an application. F6
 * focuses it.
 */
export function NoticeRegion(given: NoticeRegionProps) {
  const { ref, ...props } = useProps('NoticeRegion', given);
  const { formatMessage } = useIntl();
  // React Aria registers F6 for regions when they mount, so the region mounts with its first notice.
  const { queue } = useNotices();
  const subscribe = useCallback((listener: () => void) => queue.subscribe(listener), [queue]);
  const hasNotices = () => queue.visibleToasts.length > 0;
  const isVisible = useSyncExternalStore(subscribe, hasNotices, hasNoticesOnServer);
  const root = useRef<HTMLDivElement>(null);
  useEffect(prepareAnnouncer, []);
  // Without dependencies, because the region mounts and unmounts while this component stays mounted.
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  useLayoutEffect(() => (root.current ? publishHeight(root.current) : undefined), [isVisible]);
  // Notices do not time out while the tab is hidden.
  useEffect(() => {
    const update = () => (isPaused(root.current) ? queue.pauseAll() : queue.resumeAll());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [queue]);
  if (!isVisible) return null;
  return (
    <Region
      data-part="region"
      {...props}
      ref={root}
      queue={queue}
      aria-label={formatMessage({ id: 'ds.notices.region', defaultMessage: 'Notices' })}
    >
      {({ toast }) => <NoticeToast toast={toast} />}
    </Region>
  );
}
