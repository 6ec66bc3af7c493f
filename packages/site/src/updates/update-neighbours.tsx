import { updatePath } from '@kampana/shared/update-path'
import type { UpdateSummary } from './update-summary.ts'
import { detectLanguage } from '../components/detect-language.ts'
import { Link } from '../components/link.tsx'

export interface AdjacentUpdates {
  previous: UpdateSummary | null
  next: UpdateSummary | null
}

/** The updates of the category that were posted just before and just after. */
export const UpdateNeighbours = ({ neighbours: { previous, next } }: { neighbours: AdjacentUpdates }) =>
  previous || next ? (
    <nav className="neighbours" aria-label="Posted before and after">
      {previous && (
        <Link to={updatePath(previous)} rel="prev">
          <span>Previous</span> <span lang={detectLanguage(previous.title)}>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={updatePath(next)} rel="next">
          <span>Next</span> <span lang={detectLanguage(next.title)}>{next.title}</span>
        </Link>
      )}
    </nav>
  ) : null
