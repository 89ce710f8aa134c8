/** How a button looks; shared by Button, ButtonLink and IconButton. */
export type ButtonLook = {
  /**
   * What the action means.
   * @default 'primary'
   */
  tone?: 'primary' | 'success' | 'danger';
  /**
   * How loud it is: one solid button a view, the others quieter.
   * @default 'solid'
   */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  /**
   * Its height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
};

/** The data attributes that the shared styles read. */
export function lookAttributes({ tone = 'primary', variant = 'solid', size = 'md' }: ButtonLook) {
  return { 'data-tone': tone, 'data-variant': variant, 'data-size': size };
}
