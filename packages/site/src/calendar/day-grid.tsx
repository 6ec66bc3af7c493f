import {
  createElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FunctionComponent,
  type KeyboardEvent,
} from 'react'
import type { MonthGridProps } from './day-cell.ts'
import { dayForKey } from './keyboard-navigation.ts'
import { MonthTable } from './month-table.tsx'

interface DayGrid extends MonthGridProps {
  /** Asks for another month, in which a day shall have the focus. False where there is none. */
  leave: (day: string) => boolean
}

/** Fetched once, when a calendar is first touched. */
let calendar: FunctionComponent<MonthGridProps> | null = null

/** The days of a month: the document's table until react-calendar has come, in the same place and of the same size. */
export const DayGrid = ({ leave, ...grid }: DayGrid) => {
  const root = useRef<HTMLDivElement>(null)
  const days = useCalendar(root) ?? MonthTable
  const wanted = useRef<string>(undefined)
  const { month } = grid
  useEffect(() => {
    if (!wanted.current?.startsWith(month)) return
    focusDay(root.current, wanted.current)
    wanted.current = undefined
  })

  const follow = (event: KeyboardEvent): void => {
    const day = findDay(event.target)
    const next = day && !event.altKey && !event.ctrlKey && !event.metaKey && dayForKey(event.key, day)
    if (!next) return
    event.preventDefault()
    if (next.startsWith(month)) focusDay(root.current, next)
    else if (leave(next)) wanted.current = next
  }
  return (
    // The days inside are what is focused; this only hears their keys.
    <div className="days" ref={root} role="presentation" onKeyDown={follow}>
      {createElement(days, grid)}
    </div>
  )
}

/** react-calendar once its chunk has loaded; the focused day stays focused. */
const useCalendar = (root: { current: HTMLElement | null }): FunctionComponent<MonthGridProps> | null => {
  const [come, setCome] = useState(() => calendar)
  const stoodOn = useRef<string>(undefined)
  useEffect(() => {
    if (come) return
    // If the import fails, the table stays.
    void import('./month-calendar.tsx').then(
      ({ MonthCalendar }) => {
        calendar = MonthCalendar
        stoodOn.current = findDay(document.activeElement)
        setCome(() => MonthCalendar)
      },
      () => undefined,
    )
  }, [come])
  useLayoutEffect(() => {
    if (stoodOn.current) focusDay(root.current, stoodOn.current)
    stoodOn.current = undefined
  })
  return come
}

const findDay = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest('.day')?.querySelector<HTMLElement>('[data-day]')?.dataset.day
    : undefined

const focusDay = (root: HTMLElement | null, day: string): void =>
  root?.querySelector(`[data-day="${day}"]`)?.closest<HTMLElement>('a, button')?.focus()
