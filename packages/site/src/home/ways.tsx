import { Link } from '../components/link.tsx'
import type { HomeContent } from '../content/home.ts'
import { enrollmentHeading, type Enrollment } from './enrollment.ts'

type WaysProps = Pick<HomeContent, 'quickLinks' | 'moreLinks'> & { enrollment: Enrollment | null }

/** Three panels for the most frequent tasks, and a row of further links. */
export const Ways = ({ quickLinks, moreLinks, enrollment }: WaysProps) => (
  <>
    <nav className="quick-links" aria-label="Quick links">
      {quickLinks.map(({ label, title, text, href, instead }) => (
        <Link key={href} to={href} className="quick-link">
          <span className="quick-link-label">{label}</span>
          <span className="quick-link-title">
            {instead === 'enrollment' && enrollment ? enrollmentHeading(enrollment) : title}
          </span>
          <span className="quick-link-text">{text}</span>
        </Link>
      ))}
    </nav>
    {moreLinks.length > 0 && (
      <nav className="more-links" aria-label="More links">
        {moreLinks.map(({ label, href }) => (
          <Link key={href} to={href}>
            {label}
          </Link>
        ))}
      </nav>
    )}
  </>
)
