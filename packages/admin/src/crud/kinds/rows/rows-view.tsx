import type { RowsField } from '@kampana/shared/kinds/index'
import { Suspense } from 'react'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import { presenceFilter } from '../../fields/filter-inputs.tsx'
import { noChecks, nothing } from '../defaults.ts'
import type { KindView } from '../kind.ts'
import { cellView } from './cell-views.ts'
import { RowsComparison } from './rows-comparison.tsx'
import { RowsTable } from './rows-table.tsx'
import { rowsFromCsv, rowsText, rowsToCsv } from './rows-text.ts'

const RowsInput = lazyComponent(() => import('./rows-input.tsx'), 'RowsInput')

export const rowsView: KindView<RowsField> = {
  input: (props, field) => (
    <Suspense>
      <RowsInput {...props} field={field} />
    </Suspense>
  ),
  incomplete: null,
  // Each cell has those of its column.
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value, options) => <RowsTable value={value} options={options} />,
  noneLabel: nothing,
  labels: ({ columns }) =>
    Object.values(columns).flatMap((column) =>
      [column.label, column.help ?? [], cellView(column).labels(column)].flat(),
    ),
  filter: presenceFilter,
  filterAlwaysOn: false,
  align: 'left',
  wide: true,
  orderLabels: null,
  text: rowsText,
  textIsLabel: false,
  csv: rowsToCsv,
  fromCsv: rowsFromCsv,
  compare: RowsComparison,
}
