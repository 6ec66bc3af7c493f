import { Link } from '../components/link.tsx'
import type { HomeRecord } from '../content/home.ts'
import { enrollmentHeading, type Enrollment } from './enrollment.ts'

interface WaysProps {
  record: Pick<HomeRecord, 'quick_links' | 'more_links'>
  enrollment: Enrollment | null
}

/** Three panels for the most frequent tasks, and a row of further links. */
export const Ways = ({ record: { quick_links, more_links }, enrollment }: WaysProps) => (
  <>
    <nav className="quick-links" aria-label="Quick links">
      {quick_links.map(({ label, title, text, href, instead }) => (
        <Link key={href} to={href} className="quick-link">
          <span className="quick-link-label">{label}</span>
          <span className="quick-link-title">
            {instead === 'enrollment' && enrollment ? enrollmentHeading(enrollment) : title}
          </span>
          <span className="quick-link-text">{text}</span>
        </Link>
      ))}
    </nav>
    {more_links !== null && (
      <nav className="more-links" aria-label="More links">
        {more_links.map(({ label, href }) => (
          <Link key={href} to={href}>
            {label}
          </Link>
        ))}
      </nav>
    )}
  </>
)
