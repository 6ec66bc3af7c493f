import type { ReactNode } from 'react'
import type { BreadcrumbStep } from '../../framework/page.ts'
import { useRoute } from '../../framework/route-context.ts'
import { breadcrumb, findEntry } from '../../site-map.ts'
import { detectLanguage } from '../detect-language.ts'
import { Link } from '../link.tsx'

export interface PageHeaderProps {
  title?: string
  standing?: string | undefined
  /** From the section to this page; the last step is where the visitor is. */
  trail?: readonly BreadcrumbStep[]
  /** The address of the department's emblem. */
  emblem?: string | null
  /** What stands beneath the standing line. */
  below?: ReactNode
}

/** Breadcrumb, title and standing line of a page. What isn't given comes from the site map. */
export const SitePageHeader = (props: PageHeaderProps) => {
  const { path } = useRoute()
  const entry = { title: '', standing: undefined, ...findEntry(path), trail: breadcrumb(path), emblem: null }
  const { title, standing, trail, emblem, below } = { ...entry, ...props }
  return (
    <header className="page-head">
      {emblem && <img className="page-emblem" src={emblem} width="120" height="120" alt="" />}
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <ol>
          <li>
            <Link to="/">Home</Link>
          </li>
          {trail.slice(0, -1).map((step) => (
            <li key={step.title}>{step.path ? <Link to={step.path}>{step.title}</Link> : step.title}</li>
          ))}
          <li aria-current="page" lang={detectLanguage(title)}>
            {trail.at(-1)?.title ?? title}
          </li>
        </ol>
      </nav>
      <h1 lang={detectLanguage(title)}>{title}</h1>
      {standing && (
        <p className="standing" lang={detectLanguage(standing)}>
          {standing}
        </p>
      )}
      {below}
    </header>
  )
}
