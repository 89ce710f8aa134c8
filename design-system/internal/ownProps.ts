/**
 * Omits the React Aria props that would let callers restyle or replace what the library renders.
 */
export type OwnProps<Props> = Omit<Props, 'className' | 'style' | 'render' | 'children'>;

/** Lets callers pass `undefined` for optional props, also under `exactOptionalPropertyTypes`. */
export type OrUndefined<Props> = { [Name in keyof Props]: Props[Name] | undefined };
