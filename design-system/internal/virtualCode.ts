import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';

const isWindow = (scroller: unknown): boolean =>
  typeof window !== 'undefined' && scroller === window;

// The functions for elements and windows differ only in the type of what scrolls.
const observeRect: typeof observeElementRect = (instance, done) =>
  isWindow(instance.scrollElement)
    ? observeWindowRect(instance as unknown as Virtualizer<Window, Element>, done)
    : observeElementRect(instance, done);

const observeOffset: typeof observeElementOffset = (instance, done) =>
  isWindow(instance.scrollElement)
    ? observeWindowOffset(instance as unknown as Virtualizer<Window, Element>, done)
    : observeElementOffset(instance, done);

const scrollTo: typeof elementScroll = (offset, options, instance) =>
  isWindow(instance.scrollElement)
    ? windowScroll(offset, options, instance as unknown as Virtualizer<Window, Element>)
    : elementScroll(offset, options, instance);

/** The code of virtual lists. A table loads it with its hundredth row, a list that is always virtual imports it. */
export const virtualCode = { Virtualizer, observeRect, observeOffset, scrollTo };

export type VirtualCode = typeof virtualCode;
