import { lateModule } from '../../internal/lateModule.ts';

/** The list of a select. In its own chunk, because most users open few lists. */
export const lateSelectList = lateModule(() => import('./SelectList.tsx'));
