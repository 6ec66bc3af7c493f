import { useLayoutEffect, useMemo, useRef } from 'react'
import { findFieldText, useYamlForm } from '../form-context.ts'
import type { PlacedFinding } from '../place-findings.ts'
import type { YamlPath } from '../../yaml/yaml-edit.ts'
import { edges, type Row } from './cell-range.ts'
import type { Grid } from './use-grid.ts'

/** What each row of a grid is handed. It stays the same where nothing of the row changes, so that a key draws one row alone. */
export const useGridRows = (grid: Grid, path: YamlPath) => {
  const { editor, texts } = useYamlForm()
  const { rows, columns, active, range, typed } = grid
  const { top, bottom, left, right } = edges(range)
  const faults = faultsByRow(editor.findFaultsWithin(path), path.length)
  const labels = useMemo(
    () => columns.map((column) => findFieldText(texts, [...path, 0, column]).label),
    [columns, texts, path],
  )
  const latest = useRef(grid)
  useLayoutEffect(() => {
    latest.current = grid
  })
  const actions = useMemo(
    () => ({
      onSelect: (...to: Parameters<Grid['select']>) => latest.current.select(...to),
      onType: (text: string | undefined) => latest.current.setTyped(text),
      onWrite: (...to: Parameters<Grid['write']>) => latest.current.write(...to),
    }),
    [],
  )
  return (index: number) => {
    const isActive = active.row === index
    const isChosen = index >= top && index <= bottom
    return {
      ...actions,
      index,
      columns,
      labels,
      row: rows[index] ?? noRow,
      active: isActive ? active.column : undefined,
      typed: isActive ? typed : undefined,
      from: isChosen ? left : undefined,
      to: isChosen ? right : undefined,
      faults: faults.get(index),
      isReadOnly: editor.isReadOnly,
    }
  }
}

const noRow: Row = {}

/** What is wrong with each row: by column, and with the row itself by an empty name. */
const faultsByRow = (findings: readonly PlacedFinding[], depth: number) => {
  const rows = new Map<number, Record<string, string>>()
  for (const { path, text } of findings) {
    const row = Number(path[depth])
    rows.set(row, { [String(path[depth + 1] ?? '')]: text, ...rows.get(row) })
  }
  return rows
}
