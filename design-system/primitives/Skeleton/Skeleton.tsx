import type { CSSProperties, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { Bar, Root, Row } from './Skeleton.styles.ts';
import { toCssLength } from '../../theme/toCssLength.ts';

export type SkeletonProps = {
  /**
   * The shape of the content: lines of text, a block such as a picture, a circle, or rows of a list or table with emblem, title, amount and
   * facts below the title.
   * @default 'text'
   */
  shape?: 'text' | 'block' | 'circle' | 'rows';
  /**
   * The number of lines of text (the last of several is shorter), or the largest number of rows: those that do not fit the window
   * are hidden.
   * @default 1
   */
  lines?: number;
  /** The width in px or as a CSS length. By default all available width, and 40 px for a circle. */
  width?: number | string;
  /** The height of a block in px or as a CSS length. 96 px by default. */
  height?: number | string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

/**
 * Renders a placeholder in the shape of content that is loading. Hidden from screen readers: `LoadingRegion` announces
 * the loading state.
 */
export function Skeleton(given: SkeletonProps) {
  const { shape = 'text', lines = 1, width, height, ...props } = useProps('Skeleton', given);
  const style = {
    '--skeleton-width': toCssLength(width),
    '--skeleton-height': toCssLength(height),
  } as CSSProperties;
  return (
    <Root {...props} aria-hidden="true" data-shape={shape} style={style}>
      {Array.from({ length: shape === 'text' || shape === 'rows' ? lines : 1 }, (_, index) =>
        shape === 'rows' ? (
          <Row data-part="row" key={index}>
            <Bar data-part="bar" />
            <Bar data-part="bar" />
            <Bar data-part="bar" />
            <Bar data-part="bar" />
          </Row>
        ) : (
          <Bar data-part="bar" key={index} />
        ),
      )}
    </Root>
  );
}
