import type { Bar } from './event-bars.ts'

/** Segments of event bars on a day, at most three. They are hidden from screen readers, which read `dayLabel`. */
export const DayBars = ({ day, bars }: { day: string; bars: readonly Bar[] }) => (
  <span className="bars" data-day={day} aria-hidden="true">
    {bars
      .filter(({ lane }) => lane < 3)
      .map(({ id, lane, part }) => (
        <i key={id} data-lane={lane} data-part={part} />
      ))}
  </span>
)
