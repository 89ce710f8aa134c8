import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Step, SubmissionView } from '../../contract/schemas/submission.ts';
import { createPhoto } from '../../server/testing/exampleUpload.ts';
import type { Portal } from './portal.tsx';

/** A job whose draft takes pictures. */
export const roasterJob = 'harbour-roaster-visit';

/** Matches the call that saves the draft. */
export const saveCall = /^POST .*submission$/;

/** Returns a picture to choose. */
export async function createPicture(name: string): Promise<File> {
  const bytes = await createPhoto(60, 40).png().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** Chooses files in the only file field of the page. Its hidden input only holds the files for native form data. */
export async function chooseFiles(user: UserEvent, ...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([hidden])');
  await user.upload(input as HTMLInputElement, files);
}

/** Returns the field for pictures, or another file field. */
export const getFileField = (name = 'Pictures') => screen.getByRole('group', { name });

/** Returns the pictures in the field. */
export const getPictureRows = () => within(getFileField()).queryAllByRole('listitem');

/** The pictures of a draft, on the page and on the server. */
export class DraftPictures {
  readonly #portal: () => Portal;

  constructor(portal: () => Portal) {
    this.#portal = portal;
  }

  async readStep(job = roasterJob, index = 0): Promise<Step | undefined> {
    const response = await this.#portal().network.fetch(`/api/job/${job}/submission`);
    return ((await response.json()) as SubmissionView).tasks[0]?.steps[index];
  }

  readonly readNames = async () =>
    (await this.readStep())?.submission?.media.map(({ name }) => name);

  async open(): Promise<UserEvent> {
    const user = await this.#portal().visit(`/jobs/${roasterJob}/submission`, { as: 'approved' });
    await screen.findByRole('group', { name: 'Pictures' });
    return user;
  }

  async removeAll(user: UserEvent): Promise<void> {
    for (const button of screen.queryAllByRole('button', { name: /^Remove / })) {
      await user.click(button);
    }
    // The draft is saved when the focus leaves a field.
    await user.tab();
    await waitFor(async () => expect((await this.readNames()) ?? []).toEqual([]));
  }
}
