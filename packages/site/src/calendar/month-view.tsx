import { useEffect, useRef, useState } from 'react'
import { Link } from '../components/link.tsx'
import { formatMonth, shortMonthName } from '../dates.ts'
import { Agenda } from './agenda.tsx'
import { dayAddress, monthAddress } from './calendar-query.ts'
import { layOutBars } from './event-bars.ts'
import { mergeByStart } from './event-dates.ts'
import { DayGrid } from './day-grid.tsx'
import type { CalendarMonth } from './load-calendar.ts'

/** A month of the calendar with its agenda. Months are links. Choosing a day replaces the address. */
export const MonthView = ({ calendarMonth, today }: { calendarMonth: CalendarMonth; today: string }) => {
  const { month, previous, next, events, schoolDays } = calendarMonth
  const [chosen, setChosen] = useState({ calendarMonth, day: calendarMonth.day })
  const { day } = chosen.calendarMonth === calendarMonth ? chosen : calendarMonth
  const choose = (newDay: string | null): void => {
    setChosen({ calendarMonth, day: newDay })
    history.replaceState(history.state, '', newDay === null ? monthAddress(month, today) : dayAddress(newDay))
  }
  const links = useRef<HTMLElement>(null)
  const goToMonth = (newDay: string): boolean => {
    const link = links.current?.querySelector<HTMLElement>(newDay < month ? '[rel=prev]' : '[rel=next]')
    link?.click()
    return link != null
  }
  const previousMonth = useRef(month)
  const heading = useRef<HTMLHeadingElement>(null)
  // The last month has no next link. If the link was removed, focus moves to the heading.
  useEffect(() => {
    if (document.activeElement === document.body && previousMonth.current !== month)
      heading.current?.focus({ preventScroll: true })
    previousMonth.current = month
  })
  return (
    <div className="calendar">
      <section className="month" aria-labelledby="month">
        <header>
          <h2 id="month" aria-live="polite" tabIndex={-1} ref={heading}>
            {formatMonth(month)}
          </h2>
          <nav aria-label="Months" ref={links}>
            <MonthLink rel="prev" month={previous} today={today} />
            {!today.startsWith(month) && <Link to={monthAddress(today.slice(0, 7), today)}>Today</Link>}
            <MonthLink rel="next" month={next} today={today} />
          </nav>
        </header>
        <DayGrid
          month={month}
          today={today}
          chosen={day}
          bars={layOutBars(mergeByStart(events, schoolDays))}
          choose={choose}
          goToMonth={goToMonth}
        />
      </section>
      <Agenda calendarMonth={calendarMonth} day={day} today={today} showAll={() => choose(null)} />
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
