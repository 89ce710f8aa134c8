type Listeners = { invalid: () => void; focus: () => void; reset: () => void };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isFirstInvalid(control: Control): boolean {
  const controls = control.form === null ? [control] : [...control.form.elements];
  return (
    controls.find(
      (other) =>
        other.matches('input, select, textarea, button') && !(other as Control).validity.valid,
    ) === control
  );
}

/**
 * Hears what the page says to a field: a native check of its form, which shows our message in place of the
 * browser's bubble and focuses the first invalid control, and a reset of the form.
 */
export function listenToForm(root: HTMLElement, { invalid, focus, reset }: Listeners): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onInvalid = (event: Event) => {
    event.preventDefault();
    invalid();
    if (isFirstInvalid(event.target as Control)) focus();
  };
  root.addEventListener('invalid', onInvalid, { capture: true, signal });
  const form = root.querySelector<Control>('input, select, textarea')?.form;
  form?.addEventListener('reset', reset, { signal });
  return () => end.abort();
}
