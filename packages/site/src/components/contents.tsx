import { useContext } from 'react'
import { pageWords } from '../content/pages/words.ts'
import { MoreParts, type Part } from './more-parts.ts'

interface ContentsProps {
  /** What its links lead to. */
  parts: readonly Part[]
  label?: string
}

/** Links to the parts of a long page, as `content/pages/contents.ts` makes them of a text; none where there is one part. */
export const Contents = ({ parts, label = pageWords.en.contents }: ContentsProps) => {
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
