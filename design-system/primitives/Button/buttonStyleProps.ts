/** The style props shared by Button, ButtonLink and IconButton. */
export type ButtonStyleProps = {
  /**
   * The meaning of the action.
   * @default 'primary'
   */
  tone?: 'primary' | 'success' | 'danger';
  /**
   * The emphasis: one solid button per view, soft for the secondary actions beside it, ghost in rows and bars.
   * @default 'solid'
   */
  variant?: 'solid' | 'soft' | 'ghost';
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
};
