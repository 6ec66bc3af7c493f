import { Link } from '../components/link.tsx'
import { dayAddress } from './calendar-query.ts'
import { DayBars } from './day-bars.tsx'
import { weeksOfMonth } from './days.ts'
import { dayClassName, dayLabel, type MonthGridProps } from './day-cell.ts'

/** A month as a table that works without script. Days with events are links. */
export const MonthTable = (grid: MonthGridProps) => (
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
