import type { RowsField } from '@kampana/engine-declare/kinds/index'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import { attached } from '../bases.tsx'
import type { KindView } from '../kind.ts'
import { cellView } from './cell-views.ts'
import { RowsComparison } from './rows-comparison.tsx'
import { RowsTable } from './rows-table.tsx'
import { rowsFromCsv, rowsText, rowsToCsv } from './rows-text.ts'

const RowsInput = lazyComponent(() => import('./rows-input.tsx'), 'RowsInput', { inPlace: true })

export const rowsView: KindView<RowsField> = {
  ...attached,
  input: (props, field) => <RowsInput {...props} field={field} />,
  display: (value, options) => <RowsTable value={value} options={options} />,
  labels: ({ columns }) =>
    Object.values(columns).flatMap((column) =>
      [column.label, column.help ?? [], cellView(column).labels(column)].flat(),
    ),
  text: rowsText,
  csv: rowsToCsv,
  fromCsv: rowsFromCsv,
  compare: RowsComparison,
}
