import { useLayoutEffect, type RefObject } from 'react'

/**
 * Fixes a virtualized table's column widths after its first rows. Otherwise the layout would shift with every row that scrolls
 * into view. The columns are measured again when the table's width or columns change.
 */
export const useFixedColumnWidths = (body: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const table = body.current?.closest('table')
    const [head, frame] = [table?.tHead?.rows[0], table?.parentElement]
    if (!table || !head || !frame) return undefined
    let width = 0
    const resizeObserver = new ResizeObserver(() => {
      if (frame.clientWidth === width) return
      width = frame.clientWidth
      fixWidths(table)
    })
    resizeObserver.observe(frame)
    const columnObserver = new MutationObserver(() => fixWidths(table))
    columnObserver.observe(head, { childList: true })
    head.setAttribute('aria-rowindex', '1')
    return () => {
      resizeObserver.disconnect()
      columnObserver.disconnect()
      releaseWidths(table)
      head.removeAttribute('aria-rowindex')
    }
  }, [body])
}

const headerCells = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])]

const fixWidths = (table: HTMLTableElement): void => {
  releaseWidths(table)
  const widths = headerCells(table).map((cell) => cell.getBoundingClientRect().width)
  for (const [column, cell] of headerCells(table).entries()) cell.style.width = `${widths[column]}px`
  table.style.tableLayout = 'fixed'
}

const releaseWidths = (table: HTMLTableElement): void => {
  table.style.tableLayout = ''
  for (const cell of headerCells(table)) cell.style.width = ''
}
