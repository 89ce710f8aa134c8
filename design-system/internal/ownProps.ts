/**
 * Omits the React Aria props that would let callers restyle or replace what the library renders.
 */
export type OwnProps<Props> = Omit<Props, 'className' | 'style' | 'render' | 'children'>;
