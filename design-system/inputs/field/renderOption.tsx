import { Fragment, type ReactNode } from 'react';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { getSectionKey, type FieldEntry, type FieldOption } from './fieldOption.ts';

/** Renders the icon, the label in its language, and the second line of an option. */
export function renderOption({ icon, label, lang, description }: FieldOption) {
  return (
    <>
      {icon && <span data-part="option-icon">{icon}</span>}
      <span>
        {lang ? <bdi lang={lang}>{label}</bdi> : wrapTexts(label)}
        {description && <span data-part="description">{description}</span>}
      </span>
    </>
  );
}

/** Renders the options of a group of radio buttons or checkboxes, those of a section as a group with its heading. */
export function renderRows(
  entries: readonly FieldEntry[],
  renderRow: (option: FieldOption) => ReactNode,
) {
  return entries.map((entry) =>
    entry.items ? (
      <div key={getSectionKey(entry)} role="group" aria-label={entry.label} data-part="section">
        <span data-part="section-heading" aria-hidden="true">
          {entry.label}
        </span>
        {entry.items.map(renderRow)}
      </div>
    ) : (
      <Fragment key={entry.id}>{renderRow(entry)}</Fragment>
    ),
  );
}
