import type { JobOpening } from '@kampana/shared/api/api'
import { parseFile } from '@kampana/shared/media/file'
import { formatDay } from '../dates.ts'
import { resolveServerUrl } from '../framework/server-url.ts'
import { RichText } from './rich-text.tsx'

/** A position to apply for; what it asks for opens on demand, also without script. */
export const JobOpeningCard = ({
  opening: { id, title, department, closing_day, body, form },
}: {
  opening: JobOpening
}) => (
  <article className="opening" id={`opening-${id}`}>
    <h3>{title}</h3>
    <p className="opening-facts">
      <span>{department}</span>
      <span>
        Apply until <time dateTime={closing_day}>{formatDay(closing_day)}</time>
      </span>
    </p>
    {body && (
      <details>
        <summary>
          What we look for<span className="unseen"> in: {title}</span>
        </summary>
        <RichText json={body} />
      </details>
    )}
    {form && (
      <p>
        <a href={resolveServerUrl(form)} download>
          {formInWords(form)}
        </a>
      </p>
    )}
  </article>
)

const formInWords = (address: string): string => {
  const ending = parseFile(address)?.name.split('.').at(-1)?.toUpperCase()
  return ending ? `Application form (${ending})` : 'Application form'
}
