// The messages of Chrome, Firefox and Safari for a failed import(), and of Vite for a failed preload.
const message = /dynamically imported module|module script|preload/i;

/**
 * Returns whether an error is that the code of a page or part did not arrive: the network failed, or a new version of the portal was deployed,
 * for which a reload helps.
 */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && message.test(error.message);
}
