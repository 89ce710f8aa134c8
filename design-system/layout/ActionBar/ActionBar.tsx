import { useContext, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { ButtonContext } from 'react-aria-components/Button';
import { useProps } from '../../internal/useProps.ts';
import { DialogFooterContext } from '../../internal/dialogFooter.ts';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { Root } from './ActionBar.styles.ts';

export type ActionBarProps = {
  /** The actions: secondary first, primary last. On a page, at most a short status before the primary one. */
  children: ReactNode;
  /**
   * Whether the bar is always at the bottom of the screen on phones. By default, it is there only while the element around it, such as
   * a form, is in view. Only one bar of a page can be fixed.
   * @default false
   */
  isFixed?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Renders the actions of a form or page where they stay in view: at the bottom of the window while the form is in view, above the
 * `BottomBar`. In a dialog or drawer they move to its footer, and a submit button there still submits the form around the bar.
 */
export function ActionBar(given: ActionBarProps) {
  const { isFixed = false, ...props } = useProps('ActionBar', given);
  // Undefined outside of a dialog; null until the footer of the dialog has mounted.
  const footer = useContext(DialogFooterContext);
  const form = useContext(FormStoreContext)?.formId;
  if (footer === undefined) {
    return <Root {...props} data-part="action-bar" data-fixed={isFixed || undefined} />;
  }
  // The footer is outside of the form element, so the buttons refer to the form by its id.
  const actions = (
    <ButtonContext value={{ form }}>
      <Root {...props} data-part="dialog-actions" />
    </ButtonContext>
  );
  return footer && createPortal(actions, footer);
}
