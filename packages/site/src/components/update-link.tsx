import { updatePath } from '@kampana/shared/update-path'
import { languageOf } from '../language-of.ts'
import type { Headline } from '../headline.ts'
import { Link } from './link.tsx'

/** The title of an update, in its own language, as the way to it. */
export const UpdateLink = ({ update }: { update: Pick<Headline, 'title' | 'category'> }) => (
  <Link to={updatePath(update)} lang={languageOf(update.title)}>
    {update.title}
  </Link>
)
