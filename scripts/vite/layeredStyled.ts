import { styled as base } from 'styled-components';

// Replaces `styled` in the sources of the library, so that their rules are in the cascade layer that the built package puts them into.

export { css, keyframes, StyleSheetManager } from 'styled-components';

type Tag = {
  (strings: readonly string[], ...values: unknown[]): unknown;
  attrs: (attributes: object) => Tag;
};

function withLayer(tag: Tag): Tag {
  return Object.assign(
    (strings: readonly string[], ...values: unknown[]) => {
      const layered = strings.with(0, `@layer byline{${strings[0]}`);
      return tag(layered.with(-1, `${layered.at(-1)}}`), ...values);
    },
    { attrs: (attributes: object) => withLayer(tag.attrs(attributes)) },
  );
}

// `styled(Base)` calls the function, and `styled.div` reads a property: each returns the tag of a template.
export const styled = new Proxy(base, {
  apply: (target, _self, [part]: [Parameters<typeof base>[0]]) =>
    withLayer(target(part) as unknown as Tag),
  get: (target, name) => withLayer(Reflect.get(target, name) as Tag),
});

export default styled;
