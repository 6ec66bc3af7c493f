import type { Bar } from './event-bars.ts'

/** A day's segments of event bars, three at most. They are hidden from screen readers, which read `dayLabel`. */
export const DayBars = ({ day, bars }: { day: string; bars: readonly Bar[] }) => (
  <span className="bars" data-day={day} aria-hidden="true">
    {bars
      .filter(({ lane }) => lane < 3)
      .map(({ id, lane, part }) => (
        <i key={id} data-lane={lane} data-part={part} />
      ))}
  </span>
)
