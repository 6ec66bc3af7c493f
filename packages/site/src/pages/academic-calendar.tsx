import { academicCalendar } from 'virtual:academic-calendar'
import {
  academicCalendarFile,
  academicCalendarPath as path,
  audience,
  kindTitles,
  schoolDayId,
} from '../academic-calendar/in-words.ts'
import { SectionFrame } from '../components/section-frame.tsx'
import type { SchoolDay } from '../content/academic-calendar.ts'
import { daysInWords, monthInWords } from '../dates.ts'
import { definePage } from '../page.ts'
import { onServer } from '../server-address.ts'
import { entryAt, trailTo } from '../site-map.ts'
import '../styles/academic-calendar.css'

interface Data {
  today: string
}

/** The school year month by month: what begins, what ends, and when there are no classes. It prints on two sheets. */
export const academicCalendarPage = definePage<Data>({
  path,
  module: 'src/pages/academic-calendar.tsx',
  load: ({ today }) => ({ today }),
  head: () => ({
    title: `${entryAt(path)?.title ?? ''}, ${academicCalendar.schoolYear}`,
    description:
      'When classes begin and end, when examinations and enrollment are, and when there are no classes.',
    canonical: path,
    alternates: [{ title: entryAt(path)?.title ?? '', address: academicCalendarFile, type: 'text/calendar' }],
  }),
  view: ({ data: { today } }) => (
    <SectionFrame
      title={`${entryAt(path)?.title ?? ''}, ${academicCalendar.schoolYear}`}
      standing={entryAt(path)?.standing}
      trail={trailTo(path)}
    >
      <div className="school-year">
        <p>{academicCalendar.note}</p>
        <p className="follow">
          <span>On your phone or computer</span>
          <a href={onServer(academicCalendarFile)} type="text/calendar">
            Download the school year
          </a>
        </p>
        {[...Map.groupBy(academicCalendar.days, ({ from }) => from.slice(0, 7))].map(([month, days]) => (
          <section key={month} aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`}>{monthInWords(month)}</h2>
            <ol>
              {days.map((day) => (
                <SchoolDayLine key={schoolDayId(day)} day={day} past={day.to < today} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </SectionFrame>
  ),
})

const SchoolDayLine = ({ day, past }: { day: SchoolDay; past: boolean }) => (
  <li id={schoolDayId(day)} data-kind={day.kind} data-past={past || undefined}>
    <p className="school-day">
      <time dateTime={day.from}>{daysInWords(day.from, day.to)}</time>
    </p>
    <p className="school-day-title">{day.title}</p>
    <p className="school-day-kind">
      {kindTitles[day.kind]}
      {day.levels && ` · ${audience(day)}`}
    </p>
  </li>
)
