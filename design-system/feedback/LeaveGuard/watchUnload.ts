/** Lets the browser ask before it closes or reloads the page, or loads another one, except by sending the form. */
export function watchUnload(isHolding: () => boolean, formId: string | undefined): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isSent = false;
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isSent && isHolding()) event.preventDefault();
  };
  // At the end of the event: a form that React sends itself has prevented the default by then.
  const onSubmit = (event: SubmitEvent) => {
    if ((event.target as Element).id === formId && !event.defaultPrevented) isSent = true;
  };
  // Only while something would be lost, because some browsers store no page that listens.
  addEventListener('beforeunload', onUnload, { signal });
  addEventListener('submit', onSubmit, { signal });
  // Back from the page to which the form was sent.
  addEventListener('pageshow', () => (isSent = false), { signal });
  return () => end.abort();
}
