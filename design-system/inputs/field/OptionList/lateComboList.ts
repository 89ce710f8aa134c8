import { lateModule } from '../../../internal/lateModule.ts';

/** The list of a combo box. In its own chunk, because most users open few lists. */
export const lateComboList = lateModule(() => import('./ComboList.tsx'));
