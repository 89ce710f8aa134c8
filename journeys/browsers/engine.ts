/** A key that journeys press, alone or with a modifier. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'End' | 'Backspace';

/** A tab of a browser that is driven with real input. */
export type Tab = {
  open: (address: string) => Promise<void>;
  /** Runs the body of a function in the page; it may await, and returns JSON. */
  run: <Result>(body: string, ...args: unknown[]) => Promise<Result>;
  /** Clicks at a point of the viewport, in px. */
  click: (x: number, y: number) => Promise<void>;
  /** Turns the wheel over a point, by a distance in px. No driver of these engines scrolls by a finger. */
  wheel: (x: number, y: number, down: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key, modifier?: 'Control' | 'Shift') => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Writes a PNG of the viewport. */
  takePicture: (file: `${string}.png`) => Promise<void>;
  close: () => Promise<void>;
};

/** A running browser. */
export type Engine = {
  name: string;
  version: string;
  /** The minimum width of the browser's windows, in px. */
  minWidth: number;
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
};
