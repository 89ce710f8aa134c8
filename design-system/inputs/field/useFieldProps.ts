import { useContext, useEffect, useState, type Ref, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useProps } from '../../internal/useProps.ts';
import { isInDisabledFieldset } from '../../internal/isInDisabledFieldset.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';
import { rejectSchemaAsRules } from '../../validation/standardSchema.ts';
import { FieldScopeContext } from './fieldScope.ts';

/** Returns whether a disabled fieldset of the page is around an element. */
function useDisabledFieldset(ref: RefObject<HTMLElement | null>): boolean {
  const [isDisabled, setIsDisabled] = useState(false);
  useEffect(() => {
    const { current: root } = ref;
    let fieldset = root?.closest('fieldset');
    if (!root || !fieldset) return undefined;
    const read = () => setIsDisabled(isInDisabledFieldset(root));
    read();
    const observer = new MutationObserver(read);
    for (; fieldset; fieldset = fieldset.parentElement?.closest('fieldset')) {
      observer.observe(fieldset, { attributeFilter: ['disabled'] });
    }
    return () => observer.disconnect();
  }, [ref]);
  return isDisabled;
}

/**
 * Like `useProps`, for a field: one in a `<fieldset disabled>` is disabled, as native controls are, and one in a form with values or a schema
 * has its initial value and constraints.
 */
export function useFieldProps<Props extends { isDisabled?: boolean | undefined }>(
  name: string,
  given: Props,
): Props {
  const scope = useContext(FieldScopeContext);
  if (isDevelopment && 'rules' in given) rejectSchemaAsRules(given.rules, name);
  const props: Props & { ref?: Ref<HTMLElement> } = useProps(
    name,
    scope?.apply(name, given) ?? given,
  );
  const ref = useObjectRef(props.ref);
  const isInDisabled = useDisabledFieldset(ref);
  return { ...props, ref, ...(isInDisabled && { isDisabled: true }) };
}
