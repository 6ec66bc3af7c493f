import { updatePath } from '@kampana/shared/update-path'
import { detectLanguage } from '../components/detect-language.ts'
import type { UpdateSummary } from './update-summary.ts'
import { Link } from '../components/link.tsx'

/** A link to an update, with the language of its title. */
export const UpdateLink = ({ update }: { update: Pick<UpdateSummary, 'title' | 'category'> }) => (
  <Link to={updatePath(update)} lang={detectLanguage(update.title)}>
    {update.title}
  </Link>
)
