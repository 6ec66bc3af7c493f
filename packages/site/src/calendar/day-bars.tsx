import type { Bar } from './event-bars.ts'

/** The pieces of bars in a day's cell; it shows three at most, and is read out in words instead. */
export const DayBars = ({ day, bars }: { day: string; bars: readonly Bar[] }) => (
  <span className="bars" data-day={day} aria-hidden="true">
    {bars
      .filter(({ lane }) => lane < 3)
      .map(({ id, lane, part }) => (
        <i key={id} data-lane={lane} data-part={part} />
      ))}
  </span>
)
