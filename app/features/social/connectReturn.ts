import { savedPath } from '../../session/savedPath.ts';

/** Where a person was when connecting an account began; only Connect buttons write it. */
export const connectReturnPath = savedPath('connectReturn');
