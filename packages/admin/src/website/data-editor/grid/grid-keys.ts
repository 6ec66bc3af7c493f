import type { KeyboardEvent } from 'react'
import type { YamlEditor } from '../yaml-editor.ts'
import type { Grid } from './use-grid.ts'

/** The keys of a spreadsheet: arrows, Home, End, F2, typing, Delete, undo, and Alt with the arrows, which moves the row. */
export const onGridKeys = (grid: Grid, editor: YamlEditor) => (event: KeyboardEvent) => {
  if (grid.typed !== undefined) return
  const done = (event.ctrlKey || event.metaKey ? onCommand : onPlainKey)(grid, editor, event)
  if (done) event.preventDefault()
}

const onCommand = (grid: Grid, editor: YamlEditor, { key, shiftKey }: KeyboardEvent): boolean => {
  const commands: Readonly<Record<string, () => void>> = {
    z: shiftKey ? editor.redo : editor.undo,
    y: editor.redo,
    Home: () => grid.select({ row: 0, column: 0 }, shiftKey),
    End: () => grid.select({ row: Infinity, column: Infinity }, shiftKey),
    Enter: () => grid.insertRow(grid.active.row + 1),
    a: () => {
      grid.select({ row: 0, column: 0 })
      grid.select({ row: Infinity, column: Infinity }, true)
    },
  }
  const command = commands[key.length === 1 ? key.toLowerCase() : key]
  if (!command || (editor.isReadOnly && key === 'Enter')) return false
  command()
  return true
}

const onPlainKey = (grid: Grid, editor: YamlEditor, event: KeyboardEvent): boolean => {
  const { row, column } = grid.active
  const { key, altKey, shiftKey } = event
  const step = steps[key]
  if (altKey) return moveByKey(grid, editor, key)
  if (step) grid.select({ row: row + step.row, column: column + step.column }, shiftKey)
  return step !== undefined || (!editor.isReadOnly && writeByKey(grid, key))
}

const moveByKey = (grid: Grid, editor: YamlEditor, key: string): boolean => {
  const by = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (by === undefined) return false
  if (!editor.isReadOnly) grid.moveRow(grid.active.row, grid.active.row + by)
  return true
}

const writeByKey = (grid: Grid, key: string): boolean => {
  const { row, column } = grid.active
  if (key === 'Delete' || key === 'Backspace') grid.clear()
  else if (key === 'Enter' || key === 'F2')
    grid.setTyped(String(grid.rows[row]?.[grid.columns[column] ?? ''] ?? ''))
  else if (key.length === 1) grid.setTyped(key)
  else return false
  return true
}

const steps: Readonly<Record<string, { row: number; column: number } | undefined>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -20, column: 0 },
  PageDown: { row: 20, column: 0 },
  Home: { row: 0, column: -Infinity },
  End: { row: 0, column: Infinity },
}
