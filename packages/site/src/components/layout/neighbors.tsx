import { detectLanguage } from '../detect-language.ts'
import { Link } from '../link.tsx'

interface Neighbor {
  title: string
  path?: string
}
interface NeighborsProps {
  label: string
  lang?: string | undefined
  previous?: Neighbor | null
  next?: Neighbor | null
}

/** Links to the previous and next page, if they have addresses. */
export const Neighbors = ({ label, lang, previous, next }: NeighborsProps) =>
  previous?.path || next?.path ? (
    <nav className="neighbours" aria-label={label} lang={lang}>
      {previous?.path && (
        <Link to={previous.path} rel="prev">
          <span>Previous</span> <span lang={detectLanguage(previous.title)}>{previous.title}</span>
        </Link>
      )}
      {next?.path && (
        <Link to={next.path} rel="next">
          <span>Next</span> <span lang={detectLanguage(next.title)}>{next.title}</span>
        </Link>
      )}
    </nav>
  ) : null
