import { Children } from 'react';
import {
  DialogTrigger as AriaDialogTrigger,
  type DialogTriggerProps as AriaDialogTriggerProps,
} from 'react-aria-components/Dialog';
import { checkProps } from '../../internal/propGuards.ts';
import type { OrUndefined } from '../../internal/ownProps.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type DialogTriggerProps = OrUndefined<AriaDialogTriggerProps>;

/** Connects a button with the Dialog that it opens: its two children, in this order. */
export function DialogTrigger(props: DialogTriggerProps) {
  if (isDevelopment) {
    checkProps('DialogTrigger', { children: Children.toArray(props.children)[0] });
  }
  return <AriaDialogTrigger {...props} />;
}
