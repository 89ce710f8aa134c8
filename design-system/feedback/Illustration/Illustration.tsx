import type { Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { Root } from './Illustration.styles.ts';
import { illustrations, type IllustrationName } from './illustrations.tsx';

export type IllustrationProps = {
  /** What it is about. */
  name: IllustrationName;
  id?: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
};

/** Draws what is missing, for an `EmptyState`. Decorative: hidden from screen readers. */
export function Illustration(given: IllustrationProps) {
  const { name, ...props } = useProps('Illustration', given);
  const { palette, shapes } = illustrations[name];
  return (
    <Root {...props} viewBox="0 0 160 96" data-palette={palette} aria-hidden="true">
      {shapes}
    </Root>
  );
}
