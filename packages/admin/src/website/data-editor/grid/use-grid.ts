import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { YamlPath } from '../../yaml/yaml-edit.ts'
import type { YamlEditor } from '../yaml-editor.ts'
import { columnsOf, type Cell, type CellRange, type Row } from './cell-range.ts'
import type { GridState } from './grid-state.ts'
import { clipboardActions, rowActions, writeActions } from './grid-actions.ts'

export type Grid = ReturnType<typeof useGrid>

const firstCell = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } }

/** A grid's chosen cells and what can be done with them. */
export const useGrid = (
  editor: YamlEditor,
  path: YamlPath,
  rows: readonly Row[],
  known: readonly string[],
) => {
  const t = useTranslate()
  const [chosen, setRange] = useState<CellRange>(firstCell)
  const [typed, setTyped] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const found = useMemo(() => columnsOf(rows), [rows])
  const columns = found.length > 0 ? found : known
  const inside = ({ row, column }: Cell): Cell => ({
    row: clamp(row, rows.length),
    column: clamp(column, columns.length),
  })
  // Undoing may have taken rows away.
  const range = { from: inside(chosen.from), to: inside(chosen.to) }
  const select = (cell: Cell, extend = false) => {
    const to = inside(cell)
    setTyped(undefined)
    setRange(({ from }) => ({ from: extend ? from : to, to }))
  }
  const state: GridState = { rows, columns, range, setRange, select, typed, setTyped, notice, setNotice }
  const writes = writeActions(state, editor, path)
  return {
    ...state,
    active: range.to,
    ...writes,
    ...rowActions(state, editor, path),
    ...clipboardActions(state, editor, path, writes.clear, t),
  }
}

const clamp = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index))
