import { useLayoutEffect, type RefObject } from 'react'
import { useDataTableStoreContext, useStore } from 'react-admin'

/**
 * Keeps a table's columns as wide as its first rows make them: a browser that lays them out anew for every row that
 * comes into sight lets them jump. They are measured again when the room or the choice of columns changes.
 */
export const useSteadyColumns = (body: RefObject<HTMLElement | null>): void => {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext()
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns)
  useLayoutEffect(() => {
    const table = body.current?.closest('table')
    const frame = table?.parentElement
    if (!table || !frame) return undefined
    let width = 0
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth === width) return
      width = frame.clientWidth
      steady(table)
    })
    observer.observe(frame)
    table.tHead?.rows[0]?.setAttribute('aria-rowindex', '1')
    return () => {
      observer.disconnect()
      loosen(table)
      table.tHead?.rows[0]?.removeAttribute('aria-rowindex')
    }
  }, [body, hidden])
}

const headOf = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])]

const steady = (table: HTMLTableElement): void => {
  loosen(table)
  const widths = headOf(table).map((cell) => cell.getBoundingClientRect().width)
  for (const [column, cell] of headOf(table).entries()) cell.style.width = `${widths[column]}px`
  table.style.tableLayout = 'fixed'
}

const loosen = (table: HTMLTableElement): void => {
  table.style.tableLayout = ''
  for (const cell of headOf(table)) cell.style.width = ''
}
