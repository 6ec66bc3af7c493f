import { updatePath } from '@kampana/shared/update-path'
import type { Headline } from '../headline.ts'
import { languageOf } from '../language-of.ts'
import { Link } from './link.tsx'

export interface Neighbours {
  previous: Headline | null
  next: Headline | null
}

/** The updates of the category that were posted just before and just after. */
export const UpdateNeighbours = ({ neighbours: { previous, next } }: { neighbours: Neighbours }) =>
  previous || next ? (
    <nav className="neighbours" aria-label="Posted before and after">
      {previous && (
        <Link to={updatePath(previous)} rel="prev">
          <span>Previous</span> <span lang={languageOf(previous.title)}>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={updatePath(next)} rel="next">
          <span>Next</span> <span lang={languageOf(next.title)}>{next.title}</span>
        </Link>
      )}
    </nav>
  ) : null
