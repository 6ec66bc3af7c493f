import { tokenize } from '@kampana/shared/text/fold'
import { useState } from 'react'
import { useHref } from 'react-router-dom'
import { Link } from '../components/link.tsx'
import { programPath, type ProgramSummary } from '../content/program.ts'
import { findEntry } from '../site-map.ts'
import { levelAddress, levels } from './levels.ts'

interface Finder {
  level: string | null
  programs: readonly ProgramSummary[]
}

/** Programs by school, narrowed by level through links, and by words as somebody types; without script the words search the site. */
export const ProgramFinder = ({ level, programs }: Finder) => {
  const [words, setWords] = useState('')
  const found = programs.filter(matcher(words))
  return (
    <div className="finder">
      <nav className="finder-levels" aria-label="Levels">
        {[null, ...levels].map((each) => (
          <Link key={each} to={levelAddress(each)} aria-current={each === level ? 'page' : undefined}>
            {each ?? 'All levels'}
          </Link>
        ))}
      </nav>
      <form className="search-form" action={useHref('/search')} method="get">
        <label htmlFor="program-words">Which field, or which work?</label>
        <div className="search-row">
          <input
            id="program-words"
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            placeholder="nursing, teacher, computer …"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      </form>
      <output className="finder-count">
        {found.length === 1 ? '1 program' : `${found.length} programs`}
        {words.trim() && found.length === 0 && ' of that description. Try another word, or another level.'}
      </output>
      {bySchool(found).map(([school, all]) => (
        <section key={school} aria-label={findEntry(school)?.title}>
          <h2>
            <Link to={school}>{findEntry(school)?.title}</Link>
          </h2>
          <ul>
            {all.map((one) => (
              <li key={one.slug}>
                <ProgramLine program={one} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const ProgramLine = ({
  program: { slug, title, level, length, description },
}: {
  program: ProgramSummary
}) => (
  <article>
    <h3>
      <Link to={programPath(slug)}>{title}</Link>
    </h3>
    <p className="finder-facts">
      {level}, {length}
    </p>
    <p>{description}</p>
  </article>
)

/** Every word has to begin a word of what is listed. */
const matcher = (words: string) => {
  const asked = tokenize(words)
  return ({ title, short, description, school }: ProgramSummary): boolean => {
    const told = tokenize([title, short, description, findEntry(school)?.title].join(' '))
    return asked.every((word) => told.some((other) => other.startsWith(word)))
  }
}

const bySchool = (programs: readonly ProgramSummary[]): [string, ProgramSummary[]][] => [
  ...Map.groupBy(programs, ({ school }) => school),
]
