/**
 * A module of a portal that compiles only if every optional prop takes undefined. A text, because the sources do not: see acceptUndefined.ts.
 */
export const optionalProps = `import type { ReactNode } from 'react';
import type * as library from '@byline/design-system';
import type * as charts from '@byline/design-system/charts';
import type * as portal from '@byline/design-system/portal';

/** The optional properties of a type that do not take undefined, with \`exactOptionalPropertyTypes\`. */
type Refused<P> = P extends unknown
  ? {
      [K in keyof P]-?: object extends Pick<P, K>
        ? Record<K, undefined> extends Pick<P, K>
          ? never
          : K
        : never;
    }[keyof P]
  : never;

/** The names of the components with a prop that refuses undefined. */
type Refusing<Library> = {
  [Name in keyof Library & Capitalize<keyof Library & string>]: Library[Name] extends (
    props: infer Props,
  ) => ReactNode
    ? [Refused<Props>] extends [never] ? never : Name
    : never;
}[keyof Library & Capitalize<keyof Library & string>];

type Accepts<Names> = [Names] extends [never] ? true : Names;

// An error names a component that refuses it.
export const inLibrary: Accepts<Refusing<typeof library>> = true;
export const inCharts: Accepts<Refusing<typeof charts>> = true;
export const inPortal: Accepts<Refusing<typeof portal>> = true;
export const inOption: Accepts<Refused<library.FieldOption>> = true;
export const inColumn: Accepts<Refused<library.TableColumn<object>>> = true;
`;
