import { deviceStorage } from '@byline/design-system';
import type { StepKey } from '../../../server/contract/states.ts';
import { readUserInfo } from '../../session/userInfo.ts';
import type { Work } from './work.ts';

/** A draft on this device, and the version on the server that it was begun from. */
export type LocalDraft = { work: Work; base: string | null };

function isDraft(stored: unknown): stored is LocalDraft {
  const work = (stored as Partial<LocalDraft> | null)?.work;
  return typeof work?.caption === 'string' && Array.isArray(work.links);
}

/** The draft of one step on this device: it survives a reload, a lost network and the end of a session. */
export function localDraft(taskId: string, step: StepKey) {
  const key = `draft:${readUserInfo()?.id ?? 'guest'}:${taskId}:${step}`;
  return {
    read(): LocalDraft | null {
      const stored = deviceStorage.readJson(key);
      return isDraft(stored) ? stored : null;
    },
    write(draft: LocalDraft): void {
      deviceStorage.write(key, JSON.stringify(draft));
    },
    forget(): void {
      deviceStorage.remove(key);
    },
  };
}
