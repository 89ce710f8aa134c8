import { makeDeviceStore } from '../../internal/makeDeviceStore.ts';

/** Stores whether shortcuts without a modifier are enabled on this device; true by default. Source: WCAG 2.1.4. */
export const shortcutSwitch = makeDeviceStore('singleKeyShortcuts', (stored) => stored !== false);
