declare global {
  interface Window {
    /** Replaces the prerendered page, if there is one, by the app. */
    replacePrerenderedPage?: () => void;
  }
}

/**
 * Runs in the document before a prerendered page (`#prerendered`, here the copy of the app's page). Records clicks on its buttons and presses of shortcut keys. Defines the function that
 * repeats them in the app and restores the focus and the typed text; the app calls it when its page is drawn. Enter in a field counts as a
 * click on the form's button.
 */
export function handOver(): void {
  const clicks: Element[] = [];
  const keys: KeyboardEvent[] = [];
  const getCopy = () => document.getElementById('prerendered');
  const findInCopy = (target: EventTarget | null, selector: string) =>
    (target as Element).closest(`#prerendered ${selector}`);

  document.addEventListener('click', ({ target }) => {
    // Only buttons are recorded, because a click on a field focuses it at once.
    const pressed = findInCopy(target, ':is(button, [type=checkbox], [type=radio])');
    // The browser repeats a click on a label on its input, so only the click on the input counts. Its label has the text to find it by.
    if (pressed) clicks.push(pressed.closest('label') ?? pressed);
  });
  // Delays the removal of the copy until the pointer or key is up; otherwise the press would be lost.
  let isPressing = false;
  let isWaiting = false;
  const beginPress = ({ target }: Event) => {
    isPressing = !!findInCopy(target, '*');
  };
  const endPress = () => {
    isPressing = false;
    // The click event follows the events that end a press; with touch, in a later task.
    if (isWaiting) setTimeout(() => window.replacePrerenderedPage?.(), 50);
  };
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, beginPress);
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(type, endPress);
  window.addEventListener('blur', endPress);
  document.addEventListener('submit', (event) => {
    if (findInCopy(event.target, 'form')) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (!getCopy() || findInCopy(event.target, ':is(input, select)')) return;
    const isPalette = (event.ctrlKey || event.metaKey) && event.key === 'k';
    if (isPalette) event.preventDefault();
    if (isPalette || /^[a-z/?]$/.test(event.key)) keys.push(event);
  });

  function findAlike(page: Element, control: Element): HTMLElement[] {
    return [...page.querySelectorAll<HTMLElement>(control.localName)].filter(
      (other) => other.ariaLabel === control.ariaLabel && other.textContent === control.textContent,
    );
  }

  // Uses the native setter, because React ignores values that were set through its own property.
  function type(
    input: HTMLInputElement,
    { value, selectionStart, selectionEnd }: HTMLInputElement,
  ) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // Email fields do not support `setSelectionRange`.
    if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
  }

  window.replacePrerenderedPage = () => {
    const copy = getCopy();
    const root = document.getElementById('root');
    if (!copy || !root) return;
    isWaiting = isPressing;
    if (isWaiting) return;
    const find = (control: Element) =>
      findAlike(root, control)[findAlike(copy, control).indexOf(control as HTMLElement)];
    const { activeElement } = document;
    const focused = activeElement && copy.contains(activeElement) ? find(activeElement) : undefined;
    const typed = [...copy.querySelectorAll('input')].filter(
      (input) => input.value !== input.defaultValue,
    );
    const selected = [...copy.querySelectorAll('select')].filter(
      ({ selectedOptions: [option] }) => option && !option.defaultSelected,
    );
    const pressed = clicks.map(find);
    copy.remove();
    focused?.focus({ preventScroll: true });
    for (const input of typed) {
      const field = find(input);
      if (field instanceof HTMLInputElement) type(field, input);
    }
    for (const select of selected) {
      const field = find(select);
      if (!(field instanceof HTMLSelectElement)) continue;
      field.value = select.value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const nextFrame = () => new Promise(requestAnimationFrame);
    const repeat = async () => {
      for (const button of pressed) {
        button?.click();
        // Repeats clicks one after another, because each click on a filter chip starts from the state after the previous click.
        await nextFrame();
      }
      for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    };
    // Waits for the effects that make the buttons work, and for the second frame, because the first may scroll, which closes menus.
    void nextFrame().then(nextFrame).then(repeat);
  };
}
