import type { ReactNode } from 'react';
import type * as charts from '../../charts.ts';
import type * as index from '../../index.ts';

type Library = Omit<typeof index, 'DesignSystemProvider'> & typeof charts;

// A mapped type of a type parameter, which maps each member of a union.
type Optional<Props> = { [Name in Exclude<keyof Props, 'id' | 'key' | 'ref'>]?: Props[Name] };

type PropsOf<Value> = Value extends (props: infer Props) => ReactNode ? Optional<Props> : never;

type ComponentName = {
  [Name in keyof Library]: Name extends Capitalize<Name>
    ? Library[Name] extends (props: never) => ReactNode
      ? Name
      : never
    : never;
}[keyof Library];

/** Default props by the name of a component. */
export type PropDefaults = { [Name in ComponentName]?: PropsOf<Library[Name]> };
