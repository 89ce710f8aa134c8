import type { PictureItem } from '@byline/design-system';
import { parseWholeNumber } from '../../../contract/rules/wholeNumber.ts';
import { maxMetric } from '../../../contract/rules/work.ts';
import type { StepKey } from '../../../contract/rules/states.ts';
import type { Media, MediaInput } from '../../../contract/schemas/shared.ts';
import type {
  Autosave,
  Step,
  Submission,
  SubmitTask,
  Task,
} from '../../../contract/schemas/submission.ts';

/**
 * A picture on the server. `chosenAs` is its id on this device, if this device uploads it; do not rename it, because stored drafts contain
 * it.
 */
export type Picture = Pick<Media, 'url' | 'name' | 'alt'> & { chosenAs?: string };

/**
 * A new picture as the server expects it; `name` is the name that the server stores. In the work of the same request, a `Picture`
 * with an empty URL marks its place.
 */
export type PictureUpload = Extract<MediaInput, { data: string }>;

/** Uploads a picture, which is read when its turn comes. `id` comes from `getPictureId`. */
export type UploadPicture = (
  id: string,
  read: () => Promise<PictureUpload>,
  signal: AbortSignal,
) => Promise<Picture>;

/** How the pictures of a step are uploaded, and stored on this device until then. */
export type PictureUploads = {
  upload: UploadPicture;
  /** Whether the last attempt to save has failed. */
  hasFailed: boolean;
  /** The name under which pictures are stored that are not uploaded yet. */
  storeName: string;
  /** The ids of pictures that were uploaded before the page was opened, although they may still be stored. */
  uploadedIds: readonly string[];
};

/** The form values of one step. Links and metrics are unparsed text. */
export type Work = {
  caption: string;
  links: string[];
  media: Picture[];
  notes: string;
  metrics: Record<string, string>;
  checklist: Record<string, boolean>;
};

/** Converts a picture to an item of a list. */
export function toPictureItem({ url, name, alt }: Picture): PictureItem {
  return { src: url, name, alt };
}

/** Returns the first step that is not approved. */
export function findCurrentStep(task: Task): Step | undefined {
  return task.steps.find(({ status }) => status !== 'approved');
}

/** Returns the number of link fields of a step. */
export function getLinkCount(step: StepKey, task: Task): number {
  if (step === 'insight') return 0;
  return step === 'live' ? task.quantity : 1;
}

/** Converts the latest version to form values, which are empty without a version. */
export function toWork(submission: Submission | null, step: StepKey, task: Task): Work {
  const count = getLinkCount(step, task);
  const entries = Object.entries(submission?.metrics ?? {});
  return {
    caption: submission?.caption ?? '',
    links: Array.from({ length: count }, (_, index) => submission?.links[index] ?? ''),
    media: (submission?.media ?? []).map(({ url, name, alt }) => ({ url, name, alt })),
    notes: submission?.notes ?? '',
    metrics: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
    // The ticked checks of a submitted version do not apply to the next version.
    checklist: submission?.state === 'draft' ? submission.checklist : {},
  };
}

/** Adds a picture that is being sent, which has no URL yet. */
export function addUpload(work: Work, { name }: PictureUpload, localId: string): Work {
  return { ...work, media: [...work.media, { url: '', name, alt: '', chosenAs: localId }] };
}

/** Returns the pictures of a saved work that were uploaded by this save: in the sent work, an empty URL marks their places. */
export function getUploaded(sent: Work, saved: Work): Picture[] {
  return saved.media.flatMap((picture, index) => {
    const marker = sent.media[index];
    return marker?.url === ''
      ? [{ ...picture, ...(marker.chosenAs && { chosenAs: marker.chosenAs }) }]
      : [];
  });
}

/** Returns whether a text is a number that a metric can have. */
export function isMetric(text: string): boolean {
  const number = parseWholeNumber(text);
  return number !== null && number <= maxMetric;
}

/** Returns whether a save contains all of the work: metrics that are not numbers stay on this device. */
export function isComplete({ metrics }: Work): boolean {
  return Object.values(metrics).every((text) => text.trim() === '' || isMetric(text));
}

/** Returns the parts of a request body that autosave and submission share. */
function toBody({ caption, links, notes, metrics, media }: Work) {
  const numbers = Object.entries(metrics).flatMap(([name, text]) =>
    isMetric(text) ? [[name, parseWholeNumber(text)]] : [],
  );
  return {
    caption,
    links,
    notes,
    media: media.map(({ url, alt }): MediaInput => ({ url, alt })),
    metrics: Object.fromEntries(numbers) as Record<string, number>,
  };
}

/**
 * Returns whether two works are equal once the server has normalized their texts. The checklist does not count, because brands do not see
 * it. A picture without a URL equals one with its name.
 */
export function isSameWork(one: Work, other: Work): boolean {
  const toContent = (work: Work, { media }: Work) =>
    JSON.stringify(
      [
        [work.caption, work.links, work.notes, work.metrics],
        work.media.map(({ url, name, alt }, index) => [
          url === '' || media[index]?.url === '' ? name : url,
          alt,
        ]),
      ],
      (_, value: unknown) => (typeof value === 'string' ? value.trim().normalize('NFC') : value),
    );
  return toContent(one, other) === toContent(other, one);
}

/** Converts form values, and a new picture after the others, to the request body of an autosave. */
export function toAutosave(
  work: Work,
  task: Task,
  step: StepKey,
  base: string | null,
  upload?: PictureUpload,
): Autosave {
  const body = toBody(work);
  const media = upload ? [...body.media, upload] : body.media;
  return { task_id: task.id, step, ...body, media, base_saved_at: base };
}

/** Converts form values to the request body of a submission. */
export function toSubmit(
  work: Work,
  task: Task,
  step: StepKey,
  idempotencyKey: string,
): SubmitTask {
  const { checklist } = work;
  return { task_id: task.id, step, ...toBody(work), checklist, client_ref: idempotencyKey };
}
