import { Link } from '../components/link.tsx'
import type { Home } from '../content/home.ts'

export const QuickLinks = ({ links }: { links: Home['quickLinks'] }) => (
  <nav className="quick-links" aria-label="Quick links">
    {links.map(({ label, title, text, href }) => (
      <Link key={href} to={href} className="quick-link">
        <span className="quick-link-label">{label}</span>
        <span className="quick-link-title">{title}</span>
        <span className="quick-link-text">{text}</span>
      </Link>
    ))}
  </nav>
)
