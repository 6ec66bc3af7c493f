import { schoolDayKinds } from '@kampana/shared/school-day-kinds'
import {
  academicCalendarFile,
  academicCalendarPath as path,
  formatAudience,
  schoolDayId,
} from '../academic-calendar/labels.ts'
import { Contents } from '../components/contents.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { readPart } from '../content/store/parts.ts'
import type { AcademicCalendar, SchoolDay } from '../content/academic-calendar.ts'
import { formatLongDayRange, formatMonth, monthName } from '../dates.ts'
import { definePage } from '@kampana/engine-site/framework/page'
import { resolveServerUrl } from '@kampana/engine-site/framework/server-url'
import { entryTitle } from '../site-map.ts'
import { googleCalendarAddress, webcalAddress } from '../updates/follow-links.tsx'
import '../styles/pages/academic-calendar.css'

interface Data {
  today: string
  origin: string
  calendar: AcademicCalendar
}

/** Data in the document's state. Browsers fetch the days, which the calendar of events uses too. */
type State = Omit<Data, 'calendar'>

const withCalendar = async ({ today, origin }: State): Promise<Data> => ({
  today,
  origin,
  calendar: await readPart('academic-calendar'),
})

/** School year by month, which prints on two sheets. */
export const academicCalendarPage = definePage<Data, State>({
  path,
  module: 'src/pages/academic-calendar.tsx',
  load: ({ today, url }) => withCalendar({ today, origin: url.origin }),
  dehydrate: ({ today, origin }) => ({ today, origin }),
  rehydrate: withCalendar,
  head: ({ calendar }) => ({
    title: `${entryTitle(path)}, ${calendar.record.school_year}`,
    description: 'Class days, examinations, enrollment periods and holidays.',
    canonical: path,
    alternates: [{ title: entryTitle(path), address: academicCalendarFile, type: 'text/calendar' }],
  }),
  view: ({ data: { today, origin, calendar } }) => (
    <SectionLayout title={`${entryTitle(path)}, ${calendar.record.school_year}`}>
      <div className="school-year">
        <p>{calendar.record.note}</p>
        <Contents parts={monthsOf(calendar).map(([month], at) => monthPart(month, at))} />
        <p className="follow">
          <span>On your phone or computer</span>
          <a href={resolveServerUrl(academicCalendarFile)} type="text/calendar">
            Download the school year
          </a>
          <a href={webcalAddress(origin, academicCalendarFile)}>Subscribe to the school year</a>
          <a href={googleCalendarAddress(origin, academicCalendarFile)}>Add it to Google Calendar</a>
        </p>
        {monthsOf(calendar).map(([month, days]) => (
          <section key={month} aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`}>{formatMonth(month)}</h2>
            <ol>
              {days.map((day) => (
                <SchoolDayLine key={schoolDayId(day)} day={day} past={day.to < today} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </SectionLayout>
  ),
})

const monthsOf = ({ days }: AcademicCalendar) => [...Map.groupBy(days, ({ from }) => from.slice(0, 7))]

/** The first month and each January show the year, so that four months fit into a row on a phone. */
const monthPart = (month: string, at: number) => ({
  id: `month-${month}`,
  title: at === 0 || month.endsWith('-01') ? formatMonth(month) : monthName(`${month}-01`),
})

const SchoolDayLine = ({ day, past }: { day: SchoolDay; past: boolean }) => (
  <li id={schoolDayId(day)} data-kind={day.kind} data-past={past || undefined}>
    <p className="school-day">
      <time dateTime={day.from}>{formatLongDayRange(day.from, day.to)}</time>
    </p>
    <p className="school-day-title">{day.title}</p>
    <p className="school-day-kind">
      {schoolDayKinds[day.kind]}
      {day.levels && ` · ${formatAudience(day)}`}
    </p>
  </li>
)
