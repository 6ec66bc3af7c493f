import type { ClipboardEvent } from 'react'
import type { TranslateFunction } from 'react-admin'
import type { YamlEdit, YamlPath } from '../../yaml/yaml-edit.ts'
import type { YamlEditor } from '../yaml-editor.ts'
import { hasLostLetter, lostLetter } from '../../../csv/parse-csv.ts'
import { readClipboard } from '../../../crud/kinds/rows/read-clipboard.ts'
import { copyCells, edges, emptyRow, pasteCells, toCell, type Cell } from './cell-range.ts'
import type { GridState } from './grid-state.ts'

/** Writing into cells. */
export const writeActions = (state: GridState, editor: YamlEditor, path: YamlPath) => {
  const { rows, columns, range } = state
  const cellEdit = (row: number, column: string, text: string): YamlEdit[] => {
    const old = rows[row]?.[column]
    const value = toCell(text, old === undefined || old === '' ? rows[0]?.[column] : old)
    return (old ?? '') === value ? [] : [{ type: 'set', path: [...path, row, column], value }]
  }
  return {
    write: (cell: Cell, text: string) => {
      state.setTyped(undefined)
      editor.change(...cellEdit(cell.row, columns[cell.column] ?? '', text))
    },
    clear: () => {
      const { top, bottom, left, right } = edges(range)
      const chosen = rows.slice(top, bottom + 1).map((_row, n) => top + n)
      editor.change(
        ...chosen.flatMap((row) =>
          columns.slice(left, right + 1).flatMap((column) => cellEdit(row, column, '')),
        ),
      )
    },
  }
}

/** Adding, deleting and moving rows. */
export const rowActions = (
  { rows, columns, range, setRange, select }: GridState,
  editor: YamlEditor,
  path: YamlPath,
) => ({
  insertRow: (at: number) => {
    editor.change({ type: 'insert', path, index: at, value: emptyRow(columns) })
    setRange({ from: { row: at, column: 0 }, to: { row: at, column: 0 } })
  },
  deleteRows: () => {
    const { top, bottom } = edges(range)
    if (rows.length === 0 || editor.isReadOnly) return
    const chosen = Array.from({ length: bottom - top + 1 }, (_, n) => bottom - n)
    editor.change(...chosen.map((row): YamlEdit => ({ type: 'delete', path: [...path, row] })))
    const row = Math.max(0, Math.min(top, rows.length - chosen.length - 1))
    setRange({ from: { row, column: range.to.column }, to: { row, column: range.to.column } })
  },
  moveRow: (from: number, to: number) => {
    if (to < 0 || to >= rows.length || from === to) return
    editor.change({ type: 'move', path: [...path, from], to })
    select({ row: to, column: range.to.column })
  },
})

/** Copying to and pasting from spreadsheets and documents. */
export const clipboardActions = (
  { rows, columns, range, setRange, typed, setNotice }: GridState,
  editor: YamlEditor,
  path: YamlPath,
  clear: () => void,
  t: TranslateFunction,
) => ({
  copy: (event: ClipboardEvent, cut = false) => {
    if (typed !== undefined) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copyCells(rows, columns, range))
    if (cut) clear()
  },
  paste: (event: ClipboardEvent) => {
    if (typed !== undefined || editor.isReadOnly) return
    event.preventDefault()
    const { top, left } = edges(range)
    const cells = readClipboard(
      event.clipboardData.getData('text/html'),
      event.clipboardData.getData('text/plain'),
    )
    const width = Math.max(0, ...cells.map((line) => line.length))
    const room = columns.length - left
    const isTooWide = width > room
    const lost = cells.findIndex(hasLostLetter) + 1
    setNotice(
      lost > 0
        ? t('Line %{line}: %{problem}', { line: lost, problem: t(lostLetter(lost).text) })
        : isTooWide
          ? t('What you paste is %{width} columns wide, and from this cell on the table has %{room}.', {
              width,
              room,
            })
          : undefined,
    )
    if (isTooWide || width === 0 || lost > 0) return
    editor.change({ type: 'set', path, value: pasteCells(rows, columns, { row: top, column: left }, cells) })
    const to = { row: top + cells.length - 1, column: left + width - 1 }
    setRange({ from: { row: top, column: left }, to })
  },
})
