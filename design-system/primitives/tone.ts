import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** What a message means. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

/** The sign that says the same as the colour, for those who do not see it. */
export const toneIcons = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;
