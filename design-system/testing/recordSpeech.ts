import {
  describeElement,
  describeEntered,
  toSentence,
  type FocusedElement,
} from './speech/focusedElement.ts';
import { followLiveRegions, type Politeness } from './speech/liveRegions.ts';
import {
  createFault,
  findInvalidWithoutMessage,
  isTicking,
  type SpeechFault,
} from './speech/speechFaults.ts';

/** A text that is read at once. */
export type Utterance = {
  /** When, in ms since the recording began. */
  readonly at: number;
  /** What caused it: focus, a change of the focused element, or a live region. */
  readonly by: 'focus' | 'change' | Politeness;
  readonly text: string;
};

/** A recording of what is read. */
export type SpeechRecorder = {
  /** Returns what was read since the start, or since `clear`. */
  heard: () => readonly Utterance[];
  /** Returns the faults of what was exposed to screen readers since the start, or since `clear`. */
  faults: () => readonly SpeechFault[];
  /** Forgets what was read. */
  clear: () => void;
  stop: () => void;
};

// The real timers: with fake timers, jsdom would never run another frame, because it runs frames with timers.
const setRealTimeout = setTimeout.bind(globalThis);
const requestFrame: (run: () => void) => void = navigator.userAgent.includes('jsdom')
  ? (run) => void setRealTimeout(run, 16)
  : requestAnimationFrame.bind(globalThis);
const getTime = performance.now.bind(performance);

function getFocused(document: Document): Element | null {
  const { activeElement: active } = document;
  if (active === null || active === document.body) return null;
  const id = active.getAttribute('aria-activedescendant');
  return (id && document.getElementById(id)) || active;
}

function describeChange(before: FocusedElement, now: FocusedElement): string[] {
  const added = now.states.filter((state) => !before.states.includes(state));
  const becameValid = before.states.includes('invalid') && !now.states.includes('invalid');
  const isRange = /^(slider|spinbutton)$/.test(now.role);
  return [
    now.name !== before.name && now.name,
    ...added,
    becameValid && 'valid',
    isRange && now.value !== before.value && now.value,
    now.description !== before.description && now.description,
  ].filter((part) => part !== false && part !== '') as string[];
}

/**
 * Records what a screen reader reads in a document, by a model of what browsers expose and how screen readers react.
 *
 * - A live region is read only from the frame after it has appeared (`followLiveRegions`). Regions that are hidden, inert or behind a
 *   modal dialog are silent.
 * - An element that gets the focus is read as name, role, states, value and description (Core-AAM), one frame later: elements that
 *   have the focus for less than a frame are not read. Dialogs and groups that the focus enters are read before the element.
 *   `aria-errormessage` counts as description.
 * - Changes of name, states and description of the focused element are read, as by NVDA (`event_nameChange`,
 *   `event_descriptionChange`).
 *
 * The model has no voices, braille or browse mode. Screen readers differ in the order of focus and regions within a frame; the
 * recorder keeps the order of the page. `@guidepup/virtual-screen-reader` also reads regions that come with their text, and has no
 * times, so it cannot find these faults.
 */
export function recordSpeech(document: Document = globalThis.document): SpeechRecorder {
  const start = getTime();
  const end = new AbortController();
  let utterances: Utterance[] = [];
  let faults: SpeechFault[] = [];
  let focused: { element: Element; read: FocusedElement; changedAt: number[] } | null = null;
  let isFrameRequested = false;
  let isFocusNew = false;
  // The texts that regions got in this frame. If a region gets another text, only the last one is read, except in a log.
  const sameFrame = new Map<Element, Utterance>();

  const addUtterance = (by: Utterance['by'], text: string): Utterance => {
    const utterance = { at: Math.round(getTime() - start), by, text };
    utterances.push(utterance);
    return utterance;
  };

  const onChange = followLiveRegions(document, requestFrame, {
    onSpeak(politeness, text, region) {
      const replaced = region.matches('[role="log"]') ? undefined : sameFrame.get(region);
      utterances = utterances.filter((utterance) => utterance !== replaced);
      sameFrame.set(region, addUtterance(politeness, text));
      requestFrame(() => sameFrame.delete(region));
    },
    onUnread(region, text) {
      faults.push(createFault('region born with its text', text, region));
    },
  });

  function readFocus(): void {
    const element = getFocused(document);
    const isMoved = isFocusNew || element !== focused?.element;
    isFocusNew = false;
    if (element === null) {
      focused = null;
      return;
    }
    const read = describeElement(element);
    if (isMoved || focused === null) {
      const entered = describeEntered(element, focused?.element ?? null);
      addUtterance('focus', [...entered, toSentence(read)].join('; '));
      focused = { element, read, changedAt: [] };
      return;
    }
    const changedTexts = describeChange(focused.read, read);
    if (read.name !== focused.read.name) {
      focused.changedAt.push(getTime());
      if (isTicking(focused.changedAt))
        faults.push(createFault('name that keeps changing', read.name, element));
    }
    focused.read = read;
    if (changedTexts.length > 0) addUtterance('change', changedTexts.join(', '));
  }

  function readFocusAfterFrame(): void {
    if (isFrameRequested || end.signal.aborted) return;
    isFrameRequested = true;
    requestFrame(() => {
      isFrameRequested = false;
      if (end.signal.aborted) return;
      faults.push(...findInvalidWithoutMessage(document));
      readFocus();
    });
  }

  const observer = new MutationObserver((changes) => {
    onChange(changes);
    readFocusAfterFrame();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  const options = { capture: true, signal: end.signal };
  for (const event of ['focusin', 'focusout'])
    document.addEventListener(
      event,
      () => {
        isFocusNew ||= event === 'focusin';
        readFocusAfterFrame();
      },
      options,
    );
  for (const event of ['input', 'change'])
    document.addEventListener(event, readFocusAfterFrame, options);
  onChange([]);

  return {
    heard: () => utterances,
    faults: () => {
      const allFaults = [...faults, ...findInvalidWithoutMessage(document)];
      return [...new Map(allFaults.map((fault) => [JSON.stringify(fault), fault])).values()];
    },
    clear() {
      utterances = [];
      faults = [];
    },
    stop() {
      end.abort();
      observer.disconnect();
    },
  };
}
