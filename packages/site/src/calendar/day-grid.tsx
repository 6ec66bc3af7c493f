import {
  createElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FunctionComponent,
  type KeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'
import type { MonthGridProps } from './day-cell.ts'
import { dayForKey } from './keyboard-navigation.ts'
import { MonthTable } from './month-table.tsx'

interface DayGridProps extends MonthGridProps {
  /** Navigates to the month of a day. False if the calendar has no such month. */
  goToMonth: (day: string) => boolean
}

/** react-calendar, once imported. */
let calendar: FunctionComponent<MonthGridProps> | null = null

/** Days of a month: a table until react-calendar is imported, which then replaces it without a layout shift. */
export const DayGrid = ({ goToMonth, ...grid }: DayGridProps) => {
  const root = useRef<HTMLDivElement>(null)
  const MonthGrid = useCalendar(root) ?? MonthTable
  const pendingFocus = useRef<string>(undefined)
  const { month } = grid
  useEffect(() => {
    if (!pendingFocus.current?.startsWith(month)) return
    focusDay(root.current, pendingFocus.current)
    pendingFocus.current = undefined
  })

  const handleKeyDown = (event: KeyboardEvent): void => {
    const day = findDay(event.target)
    const next = day && !event.altKey && !event.ctrlKey && !event.metaKey && dayForKey(event.key, day)
    if (!next) return
    event.preventDefault()
    if (next.startsWith(month)) focusDay(root.current, next)
    else if (goToMonth(next)) pendingFocus.current = next
  }
  return (
    // The days themselves have the focus. This element only handles their keys.
    <div className="days" ref={root} role="presentation" onKeyDown={handleKeyDown}>
      {createElement(MonthGrid, grid)}
    </div>
  )
}

/** react-calendar once its chunk has loaded; the focused day stays focused. */
const useCalendar = (root: { current: HTMLElement | null }): FunctionComponent<MonthGridProps> | null => {
  const [imported, setImported] = useState(() => calendar)
  const focusedDay = useRef<string>(undefined)
  useEffect(() => {
    if (imported) return
    // If the import fails, the table stays.
    void import('./month-calendar.tsx').then(
      ({ MonthCalendar }) => {
        calendar = MonthCalendar
        focusedDay.current = findDay(document.activeElement)
        // Renders synchronously, or the focus on a day would be lost with the table.
        flushSync(() => setImported(() => MonthCalendar))
      },
      () => undefined,
    )
  }, [imported])
  // Runs only after the table has been replaced. An earlier render would lose the day.
  useLayoutEffect(() => {
    if (imported && focusedDay.current) focusDay(root.current, focusedDay.current)
  }, [imported, root])
  return imported
}

const findDay = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest('.day')?.querySelector<HTMLElement>('[data-day]')?.dataset.day
    : undefined

const focusDay = (root: HTMLElement | null, day: string): void =>
  root?.querySelector(`[data-day="${day}"]`)?.closest<HTMLElement>('a, button')?.focus()
