/** React Aria's props less the ones that would let a caller draw: looks belong to the library. */
export type OwnProps<Props> = Omit<Props, 'className' | 'style' | 'render' | 'children'>;
