import { createContext } from 'react';
import type { FormStore } from './formStore.ts';

/** The store of the form around a field; null outside a form. It never changes while the form lives. */
export const FormStoreContext = createContext<FormStore | null>(null);
