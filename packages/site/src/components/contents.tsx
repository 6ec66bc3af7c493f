import { useContext } from 'react'
import { pageLabels } from '../content/pages/page-labels.ts'
import { MoreParts, type Part } from './more-parts.ts'

interface ContentsProps {
  /** Targets of its links. */
  parts: readonly Part[]
  label?: string
}

/** Links to the sections of a long page, as listed by `content/pages/contents.ts`; nothing for a single section. */
export const Contents = ({ parts, label = pageLabels.en.contents }: ContentsProps) => {
  const all = [...parts, ...useContext(MoreParts)]
  if (all.length < 2) return null
  return (
    <nav className="contents" aria-label={label}>
      <ul>
        {all.map(({ id, title, lang }) => (
          <li key={id} lang={lang}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
