import { pageWords } from '../content/pages/words.ts'

interface ContentsProps {
  /** What its links lead to: the id of each part, and what the part is called. */
  parts: readonly { id: string; title: string }[]
  label?: string
}

/** Links to the parts of a long page, as `content/pages/contents.ts` makes them of a text; none where there is one part. */
export const Contents = ({ parts, label = pageWords.en.contents }: ContentsProps) =>
  parts.length > 1 && (
    <nav className="contents" aria-label={label}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
