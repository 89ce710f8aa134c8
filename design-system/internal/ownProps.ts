/** Lets callers pass `undefined` for the optional props of another library, also under `exactOptionalPropertyTypes`. */
export type OrUndefined<Props> = {
  [Name in keyof Props]: Props[Name] | (object extends Pick<Props, Name> ? undefined : never);
};

/**
 * Omits the React Aria props that would let callers replace what the library renders or style it inline. `className` is a text: styles
 * select states by attributes such as `data-hovered`.
 */
export type OwnProps<Props> = OrUndefined<
  Omit<Props, 'className' | 'style' | 'render' | 'children'>
> & {
  className?: string;
};
