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
import { type MonthGridProps, dayClassName, dayLabel } from './day-cell.ts'
import { addDays, lastDayOfMonth, addMonths, dayOfWeek, weeksOfMonth } from './days.ts'
import { Link } from '../components/link.tsx'
import { dayAddress } from './calendar-query.ts'
import { DayBars } from './day-bars.tsx'

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

/** Day that a key moves to, as in the date grid of the ARIA Authoring Practices; undefined for other keys. */
export const dayForKey = (key: string, day: string): string | undefined => steps[key]?.(day)

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -dayOfWeek(day)),
  End: (day) => addDays(day, 6 - dayOfWeek(day)),
  PageUp: (day) => clampDay(addMonths(day.slice(0, 7), -1), day),
  PageDown: (day) => clampDay(addMonths(day.slice(0, 7)), day),
}

/** Same day of another month, or its last day if the month is shorter. */
const clampDay = (month: string, day: string): string => {
  const [sameDay, lastDay] = [`${month}-${day.slice(8)}`, lastDayOfMonth(month)]
  return sameDay < lastDay ? sameDay : lastDay
}

/** A month as a table that works without script. Days with events are links. */
const MonthTable = (grid: MonthGridProps) => (
  <table className="month-table">
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col" abbr={name}>
            {name.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOfMonth(grid.month).map((week) => (
        <tr key={week.find((day) => day !== null)}>
          {week.map((day, index) => (
            <td key={weekdays[index]}>{day && <Day day={day} grid={grid} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Day = ({ day, grid }: { day: string; grid: MonthGridProps }) => {
  const bars = grid.bars(day)
  const number = Number(day.slice(8))
  return bars.length === 0 ? (
    <span className={dayClassName(day, grid)} data-day={day}>
      {number}
    </span>
  ) : (
    <Link
      to={dayAddress(day)}
      rel="nofollow"
      className={dayClassName(day, grid)}
      aria-label={dayLabel(day, grid)}
    >
      {number}
      <DayBars day={day} bars={bars} />
    </Link>
  )
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
