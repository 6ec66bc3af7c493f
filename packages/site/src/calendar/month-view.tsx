import { useEffect, useRef, useState } from 'react'
import { Link } from '../components/link.tsx'
import { formatMonth, shortMonthName } from '../dates.ts'
import { Agenda } from './agenda.tsx'
import { dayAddress, monthAddress } from './calendar-query.ts'
import { layOutBars } from './event-bars.ts'
import { mergeByStart } from './event-dates.ts'
import { DayGrid } from './day-grid.tsx'
import type { CalendarMonth } from './load-calendar.ts'

/** A month of the calendar with its events beside it. Months are links; choosing a day changes the address too. */
export const MonthView = ({ shown, today }: { shown: CalendarMonth; today: string }) => {
  const { month, before, after, events, schoolDays } = shown
  const [chosen, setChosen] = useState({ shown, day: shown.day })
  const day = chosen.shown === shown ? chosen.day : shown.day
  const choose = (next: string | null): void => {
    setChosen({ shown, day: next })
    history.replaceState(history.state, '', next === null ? monthAddress(month, today) : dayAddress(next))
  }
  const links = useRef<HTMLElement>(null)
  const leave = (to: string): boolean => {
    const link = links.current?.querySelector<HTMLElement>(to < month ? '[rel=prev]' : '[rel=next]')
    link?.click()
    return link != null
  }
  const seen = useRef(month)
  const heading = useRef<HTMLHeadingElement>(null)
  // The last month has no next link: focus moves from the removed link to the month's heading.
  useEffect(() => {
    if (document.activeElement === document.body && seen.current !== month)
      heading.current?.focus({ preventScroll: true })
    seen.current = month
  })
  return (
    <div className="calendar">
      <section className="month" aria-labelledby="month">
        <header>
          <h2 id="month" aria-live="polite" tabIndex={-1} ref={heading}>
            {formatMonth(month)}
          </h2>
          <nav aria-label="Months" ref={links}>
            <MonthLink rel="prev" month={before} today={today} />
            {!today.startsWith(month) && <Link to={monthAddress(today.slice(0, 7), today)}>Today</Link>}
            <MonthLink rel="next" month={after} today={today} />
          </nav>
        </header>
        <DayGrid
          month={month}
          today={today}
          chosen={day}
          bars={layOutBars(mergeByStart(events, schoolDays))}
          choose={choose}
          leave={leave}
        />
      </section>
      <Agenda shown={shown} day={day} today={today} showAll={() => choose(null)} />
    </div>
  )
}

const MonthLink = ({ rel, month, today }: { rel: 'prev' | 'next'; month: string | null; today: string }) =>
  month === null ? null : (
    <Link rel={rel} to={monthAddress(month, today)}>
      <span aria-hidden="true">
        {rel === 'prev' && '‹ '}
        <span className="short-month">{shortMonthName(`${month}-01`)}</span>
        {rel === 'next' && ' ›'}
      </span>
      <span className="unseen">{formatMonth(month)}</span>
    </Link>
  )
