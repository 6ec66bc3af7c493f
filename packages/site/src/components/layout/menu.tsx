import { college } from '../../content/store/current.ts'
import { Link } from '../link.tsx'
import type { Entry } from '../../content/site-map.ts'
import { entries, nearestPath, findSection } from '../../site-map.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'

/**
 * Top menu: a popover on narrow screens and a row on wide ones, with a `details` element for each section. It works without
 * script.
 */
export const Menu = () => {
  const { path } = useRoute()
  const here = findSection(nearestPath(path) ?? path)
  return (
    <nav className="menu" id="menu" popover="auto" aria-label="Main">
      <button className="menu-close" type="button" popoverTarget="menu" popoverTargetAction="hide">
        Close
      </button>
      <ul key={path}>
        {entries.map((entry) => (
          <li key={entry.title} data-here={entry === here || undefined}>
            {entry.pages ? (
              <Section section={entry} here={path} />
            ) : (
              <SiteMapLink entry={entry} here={path} />
            )}
          </li>
        ))}
      </ul>
      <p className="menu-portal">
        <a href={college.student_portal_href}>{college.student_portal_label}</a>
      </p>
    </nav>
  )
}

const Section = ({ section, here }: { section: Entry; here: string }) => (
  <details name="menu">
    <summary>{section.title}</summary>
    <ul className="menu-pages" data-long={(section.pages?.length ?? 0) > 6 || undefined}>
      {section.path && section.kind !== 'landing' && (
        <li>
          <SiteMapLink entry={section} here={here} />
        </li>
      )}
      {section.pages?.map((entry) => (
        <li key={entry.title}>
          <SiteMapLink entry={entry} here={here} />
        </li>
      ))}
    </ul>
  </details>
)

interface SiteMapLinkProps {
  entry: Entry
  /** Current path, and its parent's if that entry is marked too. */
  here: string
  parent?: string | undefined
}

/** A link to an entry of the site map, with an arrow if it leads to another site. */
export const SiteMapLink = ({ entry, here, parent }: SiteMapLinkProps) =>
  entry.path === undefined ? (
    <a href={entry.href} rel="noopener">
      {entry.title}
      <span aria-hidden="true"> ↗</span>
    </a>
  ) : (
    <Link
      to={entry.path}
      aria-current={entry.path === here ? 'page' : entry.path === parent ? 'true' : undefined}
    >
      {entry.title}
    </Link>
  )
