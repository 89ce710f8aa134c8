import { useContext, type ReactNode } from 'react';
import { TabListStateContext } from 'react-aria-components/Tabs';
import { useBeforeMatch } from '../../internal/useBeforeMatch.ts';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { Panel } from './Tabs.styles.ts';

/**
 * Renders the content of a tab while it is selected. In a form it stays mounted, so that its fields keep their values and are
 * validated, and its tab is selected when the form focuses one of them.
 */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  const isInForm = useContext(FormStoreContext) !== null;
  const state = useContext(TabListStateContext);
  const ref = useBeforeMatch(() => state?.setSelectedKey(id));
  return (
    <Panel ref={ref} id={id} shouldForceMount={isInForm}>
      {children}
    </Panel>
  );
}
