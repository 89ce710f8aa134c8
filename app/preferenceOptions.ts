import type { PreferenceOptions } from '@byline/design-system';

/** New users see the light theme. Source: specification, section 3. */
export const preferenceOptions: PreferenceOptions = { defaults: { theme: 'light' } };
