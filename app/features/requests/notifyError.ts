import { notify } from '@byline/design-system';

/** Shows the message of an action that has failed: `onError` of `useAction`. */
export function notifyError(text: string | undefined): void {
  notify({ tone: 'danger', text });
}
