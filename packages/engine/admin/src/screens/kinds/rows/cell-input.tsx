import type { CellField } from '@kampana/engine-declare/kinds/index'
import { rowMessages } from '@kampana/engine-declare/messages/row-messages'
import { useTranslate, type Validator } from 'react-admin'
import { useIncompleteInput } from '../../fields/use-incomplete-input.ts'
import { validateRequired } from '../bases.tsx'
import { cellView } from './cell-views.ts'

interface Props {
  source: string
  name: string
  column: CellField
  /** Zero-based. */
  row: number
  disabled: boolean
}

/** Input of a cell, by the kind of its column. Errors name the row and column. */
export const CellInput = ({ source, name, column, row, disabled }: Props) => {
  const t = useTranslate()
  const view = cellView(column)
  const { inputRef, check } = useIncompleteInput(column.label, view.incomplete)
  const checks = [
    check,
    ...(column.required ? [validateRequired(column.label)] : []),
    ...view.validators(column, undefined),
  ]
  return view.input(
    {
      source,
      label: column.label,
      validate: checks.map((each) => located(each, row, column.label)),
      disabled,
      fullWidth: true,
      ...(column.help !== undefined && { helperText: t(column.help) }),
    },
    column,
    { name, inputRef, mayBePast: true, wraps: true },
  )
}

/** Adds the cell's row and column to the messages of a validator. */
const located = (check: Validator, row: number, label: string): Validator =>
  Object.assign(
    async (...given: Parameters<typeof check>) => {
      const problem = await check(...given)
      return typeof problem === 'string' ? rowMessages.at(row + 1, label, problem) : problem
    },
    'isRequired' in check ? { isRequired: true } : {},
  )
