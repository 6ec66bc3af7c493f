import type { ReactNode } from 'react'
import type { Entry } from '../../content/site-map.ts'
import { college } from '../../content/store/current.ts'
import { parentPath, adjacentPages, nearestPath, findSection } from '../../site-map.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { SiteMapLink } from './menu.tsx'
import { Neighbors } from './neighbors.tsx'
import { SitePageHeader, type PageHeaderProps } from './site-page-header.tsx'

interface SectionLayoutProps extends PageHeaderProps {
  children: ReactNode
  shape?: 'task' | 'school' | undefined
}

/** A page of a section: its header, the overview at the side, and links to its neighbors at the end. */
export const SectionLayout = ({ children, shape: layout, ...header }: SectionLayoutProps) => {
  const { path, head } = useRoute()
  const lang = head.language && college.language
  const section = findSection(nearestPath(path) ?? path)
  return (
    <div className={layout ? `section-page ${layout}` : 'section-page'}>
      <SitePageHeader {...header} />
      <div className="beside">
        <div className="beside-main">
          {children}
          <Neighbors label="Previous and next pages" lang={lang} {...adjacentPages(path)} />
        </div>
        {section?.pages && <Overview section={section} path={path} lang={lang} />}
      </div>
    </div>
  )
}

interface OverviewProps {
  section: Entry
  path: string
  lang: string | undefined
}

/** Menu of the section: beside the page, or folded above it on a narrow screen. */
const Overview = ({ section, path, lang }: OverviewProps) => (
  <nav className="overview" aria-labelledby="overview" lang={lang}>
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
        <SiteMapLink entry={entry} here={path} parent={parentPath(path)} />
        {entry.pages && entry.path !== undefined && path.startsWith(entry.path) && (
          <Pages section={{ title: entry.title, kind: 'group', pages: entry.pages }} path={path} />
        )}
      </li>
    ))}
  </ul>
)
