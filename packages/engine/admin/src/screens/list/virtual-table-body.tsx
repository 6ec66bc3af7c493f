import { TableBody, TableCell, TableRow } from '@mui/material'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from 'react'
import { DataTableRow, RecordContextProvider, type RaRecord } from 'react-admin'
import { bothRefs, Ordered } from '../order/ordered.tsx'

/** Rows of a virtualized table: the document contains only those in the viewport. */
export const VirtualTableBody = ({ data, children }: { data: readonly RaRecord[]; children: ReactNode }) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows, measure, height, keepFocused } = useVirtualRows(body, data)
  useFixedColumnWidths(body)
  return (
    <TableBody ref={body} className="datatable-body" onFocus={keepFocused}>
      {rows.flatMap(({ index, key, start }, position) => {
        const record = data[index]
        const end = rows[position - 1]?.end ?? 0
        return !record
          ? []
          : [
              start > end && <Gap key={`before ${String(key)}`} height={start - end} />,
              <RecordContextProvider key={key} value={record}>
                <Ordered record={record}>
                  {({ ref, style }) => (
                    // The header is the first row.
                    <DataTableRow
                      ref={bothRefs(measure, ref)}
                      style={style}
                      data-index={index}
                      aria-rowindex={index + 2}
                    >
                      {children}
                    </DataTableRow>
                  )}
                </Ordered>
              </RecordContextProvider>,
            ]
      })}
      <Gap height={height - (rows.at(-1)?.end ?? 0)} />
    </TableBody>
  )
}

/** Rows in the viewport, and the focused row wherever it is: a row that unmounts would lose focus. */
const useVirtualRows = (body: { current: HTMLElement | null }, data: readonly RaRecord[]) => {
  const [focused, setFocused] = useState<number>()
  const virtualizer = useVirtualizer({
    count: data.length,
    getScrollElement: () => body.current?.closest('.RaDataTable-tableWrapper') ?? null,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => data[index]?.id ?? index,
    overscan: 10,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range)
      return focused === undefined || focused >= data.length || visible.includes(focused)
        ? visible
        : [...visible, focused].sort((a, b) => a - b)
    },
  })
  // The browser's own Home and End scroll to an estimated position before the rows in between are measured.
  useEffect(() => {
    const frame = body.current?.closest<HTMLElement>('.RaDataTable-tableWrapper')
    const scrollToEdge = (event: KeyboardEvent) => {
      const ends: Readonly<Record<string, number>> = { Home: 0, End: data.length - 1 }
      const index = ends[event.key]
      if (index === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      virtualizer.scrollToIndex(index)
    }
    frame?.addEventListener('keydown', scrollToEdge)
    return () => frame?.removeEventListener('keydown', scrollToEdge)
  }, [body, data.length, virtualizer])
  return {
    rows: virtualizer.getVirtualItems(),
    measure: virtualizer.measureElement,
    height: virtualizer.getTotalSize(),
    keepFocused: ({ target }: FocusEvent<HTMLElement>) => {
      const index = target.closest<HTMLElement>('[data-index]')?.dataset.index
      if (index !== undefined) setFocused(Number(index))
    },
  }
}

/** Height of a one-line row, in pixels, until it is measured. */
const estimatedHeight = 49

/** Spacer for the rows outside the viewport. */
const Gap = ({ height }: { height: number }) => (
  <TableRow aria-hidden>
    <TableCell colSpan={100} style={{ height: Math.max(0, height), padding: 0, border: 0 }} />
  </TableRow>
)

/**
 * Fixes a virtualized table's column widths after its first rows. Otherwise the layout would shift with every row that scrolls
 * into view. The columns are measured again when the table's width or columns change.
 */
const useFixedColumnWidths = (body: RefObject<HTMLElement | null>): void => {
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
