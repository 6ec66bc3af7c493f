import { useEffect, useEffectEvent, useRef } from 'react'
import { useHref } from 'react-router-dom'
import { Contents } from '../components/contents.tsx'
import { Link } from '../components/link.tsx'
import { programsPath, type ListedProgram } from '../content/program.ts'
import { entryTitle } from '../site-map.ts'
import { finderAddress, programLevels } from './levels.ts'

interface ProgramFinderProps {
  /** Chosen level; null for all. */
  level: string | null
  question: string
  /** Corrected words, if the search found nothing for the question. */
  instead: string | null
  /** All programs, or those found for the question, sorted by relevance. */
  programs: readonly ListedProgram[]
}

/** Programs by school, or search results, filtered by level. */
export const ProgramFinder = ({ level, question, instead, programs }: ProgramFinderProps) => {
  const shown = programs.filter((program) => level === null || program.level === level)
  return (
    <div className="finder">
      <SearchForm {...{ level, question }} />
      <Levels {...{ level, question, programs }} />
      <output className="finder-count">
        {shown.length === 1 ? '1 program' : `${shown.length} programs`}
        {instead !== null && ` for “${instead}”`}
        {question && shown.length === 0 && ' found. Try another word or another level.'}
      </output>
      {question ? <ProgramList programs={shown} /> : <Schools programs={shown} />}
    </div>
  )
}

/** Programs by school, with links to the schools. */
const Schools = ({ programs }: Pick<ProgramFinderProps, 'programs'>) => {
  const schools = [...Map.groupBy(programs, ({ school }) => school)]
  return (
    <>
      <Contents
        label="Schools"
        parts={schools.map(([school]) => ({ id: idOf(school), title: entryTitle(school) }))}
      />
      {schools.map(([school, ofSchool]) => (
        <section key={school} aria-labelledby={idOf(school)}>
          <h2 id={idOf(school)}>
            <Link to={school}>{entryTitle(school)}</Link>
          </h2>
          <ProgramList programs={ofSchool} />
        </section>
      ))}
    </>
  )
}

const idOf = (school: string): string => school.slice(school.lastIndexOf('/') + 1)

const Levels = ({ level, question, programs }: Omit<ProgramFinderProps, 'instead'>) => (
  <nav className="finder-levels" aria-label="Levels">
    {[...new Set([null, ...programLevels(programs), level])].map((name) => (
      <Link key={name} to={finderAddress(name, question)} aria-current={name === level ? 'page' : undefined}>
        {name ?? 'All levels'}
      </Link>
    ))}
  </nav>
)

/** Time to type another letter, in milliseconds. */
const pause = 250

/** GET form that works without script. With script it searches while the visitor types. */
const SearchForm = ({ level, question }: Pick<ProgramFinderProps, 'level' | 'question'>) => {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searchSoon = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => field.current?.form?.requestSubmit(), pause)
  }
  const searchEarlyWords = useEffectEvent(() => {
    if (field.current && field.current.value.trim() !== question) searchSoon()
  })
  useEffect(() => {
    searchEarlyWords()
    return () => clearTimeout(timer.current)
  }, [])
  return (
    <form className="search-form" action={useHref(programsPath)} method="get" data-replaces>
      <label htmlFor="program-words">Search by field or career</label>
      {level !== null && <input type="hidden" name="level" value={level} />}
      <div className="search-row">
        <input
          ref={field}
          id="program-words"
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="nursing, teacher, computer …"
          defaultValue={question}
          onInput={searchSoon}
        />
        <button className="button" type="submit">
          Find
        </button>
      </div>
    </form>
  )
}

const ProgramList = ({ programs }: Pick<ProgramFinderProps, 'programs'>) => (
  <ul>
    {programs.map((program) => (
      <li key={program.address}>
        <ProgramLine program={program} />
      </li>
    ))}
  </ul>
)

const ProgramLine = ({
  program: { address, title, level, length, fees, description },
}: {
  program: ListedProgram
}) => (
  <article>
    <h3>
      <Link to={address}>{title}</Link>
    </h3>
    <p className="finder-facts">
      {level}, {length}
    </p>
    <p className="finder-price">{fees}</p>
    <p>{description}</p>
  </article>
)
