import { Calendar } from 'react-calendar'
import { college } from '../content/store/current.ts'
import { DayBars } from './day-bars.tsx'
import { firstDayOfMonth } from './days.ts'
import { dayClassName, dayNotes, type MonthGridProps } from './day-cell.ts'

/** A month as react-calendar, which lets visitors choose any day. The page's own links navigate between months. */
export const MonthCalendar = (grid: MonthGridProps) => (
  <Calendar
    locale={college.language}
    calendarType="gregory"
    view="month"
    minDetail="month"
    maxDetail="month"
    showNavigation={false}
    showNeighboringMonth={false}
    activeStartDate={localDate(firstDayOfMonth(grid.month))}
    value={grid.chosen === null ? null : localDate(grid.chosen)}
    onClickDay={(date) => grid.choose(toDay(date))}
    tileClassName={({ date }) => dayClassName(toDay(date), grid)}
    tileContent={createTileContent(grid)}
  />
)

const createTileContent =
  (grid: MonthGridProps) =>
  ({ date }: { date: Date }) => {
    const day = toDay(date)
    return (
      <>
        <span className="unseen">{dayNotes(day, grid).map((note) => `, ${note}`)}</span>
        <DayBars day={day} bars={grid.bars(day)} />
      </>
    )
  }

/** react-calendar calculates in the browser's time zone, so its days are local midnights. */
const localDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
/** Swedish dates are ISO 8601: `2026-11-21`. */
const toDay = (date: Date): string => date.toLocaleDateString('sv-SE')
