import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** The meaning of a message. */
export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger';

/** The icon of each tone, so that the meaning does not depend on colour. */
export const toneIcons = {
  neutral: Info,
  primary: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;
