import type { JobOpening } from '@kampana/shared/api/api'
import { parseFile } from '@kampana/engine-declare/media/file'
import { formatLongDay } from '../dates.ts'
import { resolveServerUrl } from '@kampana/engine-site/framework/server-url'
import { Link } from './link.tsx'
import { Prose } from './prose.tsx'

/** A job opening with the HTML of its description and, if it exists, its department's page. */
export interface ShownOpening extends JobOpening {
  html: string
  departmentPath?: string
}

/** A job opening. Its description is a `details` element, which opens without script. */
export const JobOpeningCard = ({
  opening: { id, title, department, departmentPath, closing_day, html, form },
}: {
  opening: ShownOpening
}) => (
  <article className="opening" id={`opening-${id}`}>
    <h3>{title}</h3>
    <p className="opening-facts">
      <span>{departmentPath ? <Link to={departmentPath}>{department}</Link> : department}</span>
      <span>
        Apply until <time dateTime={closing_day}>{formatLongDay(closing_day)}</time>
      </span>
    </p>
    {html && (
      <details>
        <summary>
          What we look for<span className="unseen"> in: {title}</span>
        </summary>
        <Prose as="rich-text" html={html} />
      </details>
    )}
    {form && (
      <p>
        <a href={resolveServerUrl(form)} download>
          {formLabel(form)}
        </a>
      </p>
    )}
  </article>
)

const formLabel = (address: string): string => {
  const extension = parseFile(address)?.name.split('.').at(-1)?.toUpperCase()
  return extension ? `Application form (${extension})` : 'Application form'
}
