import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { useAnnouncedText } from '../../internal/announcer.ts';

export type LiveTextProps = {
  /** The text; nothing while there is none. */
  children?: ReactNode;
  /**
   * Whether the first text is announced, too, because it appears as the result of something.
   * @default false
   */
  isNews?: boolean;
  /**
   * The element: `div` around blocks.
   * @default 'span'
   */
  as?: 'span' | 'div';
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/** Renders a text whose changes are announced: a count of results, where something is saved, the result of a step. */
export function LiveText(given: LiveTextProps) {
  const { isNews = false, as: Root = 'span', ref, ...props } = useProps('LiveText', given);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement);
  useAnnouncedText(root, { announcesFirst: isNews });
  return <Root {...props} ref={root} data-part="live-text" />;
}
