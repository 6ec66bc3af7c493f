import { Calendar } from 'react-calendar'
import { college } from 'virtual:college'
import { DayBars } from './day-bars.tsx'
import { firstDayOfMonth } from './days.ts'
import { dayClassName, dayNotes, type MonthGridProps } from './day-cell.ts'

/** A month as react-calendar: every day can be chosen. Its months are moved through by the page's own links. */
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
  ({ date }: { date: Date }) => <Content day={toDay(date)} grid={grid} />

const Content = ({ day, grid }: { day: string; grid: MonthGridProps }) => (
  <>
    <span className="unseen">{dayNotes(day, grid).map((note) => `, ${note}`)}</span>
    <DayBars day={day} bars={grid.bars(day)} />
  </>
)

/** react-calendar reckons in the browser's own time zone: its days are the same days only if they are made there. */
const localDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
const toDay = (date: Date): string =>
  [
    String(date.getFullYear()),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
