import { tokenize } from '@kampana/shared/text/fold'
import { useState } from 'react'
import { useHref } from 'react-router-dom'
import { Link } from '../components/link.tsx'
import { programPath, type ProgramSummary } from '../content/program.ts'
import { entryTitle } from '../site-map.ts'
import { levelAddress, programLevels } from './levels.ts'

interface ProgramFinderProps {
  /** The chosen level; null for all. */
  level: string | null
  /** All programs. */
  programs: readonly ProgramSummary[]
}

/** Programs by school, filtered by level with links and by words while typing. Without script the words search the site. */
export const ProgramFinder = ({ level, programs }: ProgramFinderProps) => {
  const [words, setWords] = useState('')
  const ofLevel = programs.filter((program) => level === null || program.level === level)
  const found = ofLevel.filter(createFilter(words))
  const schools = Map.groupBy(found, ({ school }) => school)
  return (
    <div className="finder">
      <nav className="finder-levels" aria-label="Levels">
        {[null, ...programLevels(programs)].map((name) => (
          <Link key={name} to={levelAddress(name)} aria-current={name === level ? 'page' : undefined}>
            {name ?? 'All levels'}
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
      {[...schools].map(([school, ofSchool]) => (
        <section key={school} aria-label={entryTitle(school)}>
          <h2>
            <Link to={school}>{entryTitle(school)}</Link>
          </h2>
          <ul>
            {ofSchool.map((program) => (
              <li key={program.slug}>
                <ProgramLine program={program} />
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

/** Matches programs in which each of the words is the beginning of a word. */
const createFilter = (words: string) => {
  const prefixes = tokenize(words)
  return ({ title, short, description, school }: ProgramSummary): boolean => {
    const tokens = tokenize([title, short, description, entryTitle(school)].join(' '))
    return prefixes.every((prefix) => tokens.some((token) => token.startsWith(prefix)))
  }
}
