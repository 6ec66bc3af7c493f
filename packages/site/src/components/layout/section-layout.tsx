import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import type { Entry } from '../../content/site-map.ts'
import type { BreadcrumbStep } from '../../framework/page.ts'
import { parentPath, adjacentPages, nearestPath, findSection } from '../../site-map.ts'
import { useRoute } from '../../framework/route-context.ts'
import { SiteMapLink } from './menu.tsx'
import { PageHeader } from './page-header.tsx'

interface SectionLayoutProps {
  title: string
  standing?: string | undefined
  trail: readonly BreadcrumbStep[]
  emblem?: string | null
  children: ReactNode
}

/** A page of a section: its head, the Overview at the side, and its neighbours at the end. */
export const SectionLayout = ({ title, standing, trail, emblem = null, children }: SectionLayoutProps) => {
  const { path } = useRoute()
  const section = findSection(nearestPath(path) ?? path)
  return (
    <div className="section-page">
      <PageHeader title={title} standing={standing} trail={trail} emblem={emblem} />
      <div className="beside">
        <div className="beside-main">
          {children}
          <Neighbours path={path} />
        </div>
        {section?.pages && <Overview section={section} path={path} />}
      </div>
    </div>
  )
}

/** The section's own menu. It stands beside the page, and folds above it where there is no room. */
const Overview = ({ section, path }: { section: Entry; path: string }) => (
  <nav className="overview" aria-labelledby="overview">
    <h2 id="overview">Overview</h2>
    <details className="overview-fold">
      <summary>Overview</summary>
      <Pages section={section} path={path} />
    </details>
    <div className="overview-open">
      <Pages section={section} path={path} />
    </div>
  </nav>
)

const Pages = ({ section, path }: { section: Entry; path: string }) => (
  <ul>
    {section.path !== undefined && (
      <li>
        <SiteMapLink entry={{ title: section.title, kind: section.kind, path: section.path }} here={path} />
      </li>
    )}
    {section.pages?.map((entry) => (
      <li key={entry.title}>
        <SiteMapLink entry={entry} here={path} holder={parentPath(path)} />
        {entry.pages && entry.path !== undefined && path.startsWith(entry.path) && (
          <Pages section={{ title: entry.title, kind: 'group', pages: entry.pages }} path={path} />
        )}
      </li>
    ))}
  </ul>
)

const Neighbours = ({ path }: { path: string }) => {
  const { previous, next } = adjacentPages(path)
  return previous?.path || next?.path ? (
    <nav className="neighbours" aria-label="Pages before and after">
      {previous?.path && (
        <Link to={previous.path} rel="prev">
          <span>Previous</span> {previous.title}
        </Link>
      )}
      {next?.path && (
        <Link to={next.path} rel="next">
          <span>Next</span> {next.title}
        </Link>
      )}
    </nav>
  ) : null
}
