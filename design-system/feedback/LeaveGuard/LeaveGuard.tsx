import {
  use,
  useCallback,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { addPageGuard, DialogGuards, leaving } from '../../internal/leaveGuards.ts';
import { useProps } from '../../internal/useProps.ts';
import { FormStoreContext, useFormState } from '../../validation/useFormState.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { useBlockedNavigation, type Leaving, type UseBlocker } from './useBlockedNavigation.ts';
import { watchHistory } from './watchHistory.ts';
import { watchLinks } from './watchLinks.ts';
import { watchUnload } from './watchUnload.ts';

export type LeaveGuardProps = {
  /** Whether there are unsaved changes. By default whether the form around has been changed since it was last sent or reset. */
  isDirty?: boolean;
  /**
   * The hook of the router that blocks navigations, such as `useBlocker` of React Router; always the same one. With it, navigations by code
   * are asked about too. Without it, links, Back and Forward are.
   */
  useBlocker?: UseBlocker;
  /** The question. "Leave without saving?" by default. */
  title?: ReactNode;
  /** The consequences. "Your changes have not been saved." by default. */
  children?: ReactNode;
};

function leavePage(go: () => void): void {
  leaving.isAllowed = true;
  go();
}

/**
 * Asks before unsaved changes of the form around are lost: by a link, Back, a reload, closing the tab or closing the dialog around the form.
 * The browser asks in its own words before it loads another page.
 */
export function LeaveGuard(given: LeaveGuardProps) {
  const {
    isDirty: isGivenDirty,
    useBlocker,
    title,
    children,
    ...props
  } = useProps('LeaveGuard', given);
  const { formatMessage } = useIntl();
  const store = use(FormStoreContext);
  const dialogGuards = use(DialogGuards);
  const isFormDirty = useFormState((state) => state.isDirty);
  const isDirty = isGivenDirty ?? isFormDirty;
  const [asked, setAsked] = useState<Leaving | null>(null);
  const isConfirmed = useRef(false);
  const isUnsaved = useRef(isDirty);
  useInsertionEffect(() => {
    isUnsaved.current = isDirty;
  }, [isDirty]);
  const isKept = useCallback(
    () => isGivenDirty === undefined && store?.keeper.areChangesKept(),
    [isGivenDirty, store],
  );
  const isHolding = useCallback(
    () => isUnsaved.current && !leaving.isAllowed && !store?.isSubmitting() && !isKept(),
    [isKept, store],
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    leaving.isAllowed = false;
    const ask = (go: () => void) => {
      if (!isHolding()) return false;
      setAsked({ go });
      return true;
    };
    const askOnPage = (go: () => void) => ask(() => leavePage(go));
    const onInput = () => {
      leaving.isAllowed = false;
    };
    document.addEventListener('input', onInput, true);
    dialogGuards?.add(ask);
    const stops = [watchUnload(() => !leaving.isAllowed && !isKept(), store?.formId)];
    if (!useBlocker) {
      stops.push(addPageGuard(askOnPage), watchLinks(askOnPage), watchHistory(askOnPage));
    }
    return () => {
      document.removeEventListener('input', onInput, true);
      dialogGuards?.delete(ask);
      for (const stop of stops) stop();
    };
  }, [isDirty, isHolding, isKept, useBlocker, dialogGuards, store]);
  useBlockedNavigation(useBlocker, isHolding, ({ go, stay }) =>
    setAsked({ go: () => leavePage(go), stay }),
  );

  return (
    <ConfirmDialog
      {...props}
      title={
        title ??
        formatMessage({ id: 'ds.leaveGuard.title', defaultMessage: 'Leave without saving?' })
      }
      tone="warning"
      confirmLabel={formatMessage({ id: 'ds.leaveGuard.leave', defaultMessage: 'Leave' })}
      cancelLabel={formatMessage({ id: 'ds.leaveGuard.stay', defaultMessage: 'Stay' })}
      isOpen={asked !== null}
      onOpenChange={() => {
        if (!isConfirmed.current) asked?.stay?.();
        isConfirmed.current = false;
        setAsked(null);
      }}
      onConfirm={() => {
        isConfirmed.current = true;
        // Later, once the dialog is closed: it hides the page, and returns the focus.
        if (asked) setTimeout(asked.go, 0);
      }}
    >
      {children ??
        formatMessage({
          id: 'ds.leaveGuard.text',
          defaultMessage: 'Your changes have not been saved.',
        })}
    </ConfirmDialog>
  );
}
