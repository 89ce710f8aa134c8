import { Suspense } from 'react';
import { lazyPart } from '../../../internal/lazyPart.tsx';
import type { FieldValidation } from '../../../validation/useField.ts';

type Props = { field: FieldValidation };

// Most fields have no warnings.
const WarningText = lazyPart<Props>(() => import('./WarningText.tsx'));

/** Renders the warning about the value of a field, once its code has loaded. */
export function FieldWarning(props: Props) {
  return (
    <Suspense fallback={null}>
      <WarningText {...props} />
    </Suspense>
  );
}
