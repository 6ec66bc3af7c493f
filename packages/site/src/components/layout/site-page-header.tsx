import type { ReactNode } from 'react'
import type { BreadcrumbStep } from '@kampana/engine-site/framework/page'
import { useLocation } from 'react-router-dom'
import { filipinoPath, onlyInEnglish } from '../../content/pages/filipino.ts'
import { college } from '../../content/store/current.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { breadcrumb, findEntry, hasFilipino } from '../../site-map.ts'
import { detectLanguage } from '../detect-language.ts'
import { Link } from '../link.tsx'

export interface PageHeaderProps {
  title?: string
  standing?: string | undefined
  /** Path from the section to this page, which is the last step. */
  trail?: readonly BreadcrumbStep[]
  /** Address of the department's emblem. */
  emblem?: string | null
  /** Content below the lead. */
  below?: ReactNode
}

/** Breadcrumb, title and lead of a page. The site map provides defaults. */
export const SitePageHeader = (props: PageHeaderProps) => {
  const { path, head } = useRoute()
  const { language } = head
  const entry = { title: '', standing: undefined, ...findEntry(path), trail: breadcrumb(path), emblem: null }
  const own = language ? { title: head.title, standing: head.description } : {}
  const { title, standing, trail, emblem, below } = { ...entry, ...own, ...props }
  return (
    <header className="page-head">
      {emblem && <img className="page-emblem" src={emblem} width="120" height="120" alt="" />}
      {!hasFilipino(path) && <OnlyInEnglish />}
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <ol lang={language && college.language}>
          <li>
            <Link to="/">Home</Link>
          </li>
          {trail.slice(0, -1).map((step) => (
            <li key={step.title}>{step.path ? <Link to={step.path}>{step.title}</Link> : step.title}</li>
          ))}
          <li aria-current="page" lang={language ?? detectLanguage(title)}>
            {(!language && trail.at(-1)?.title) || title}
          </li>
        </ol>
        {hasFilipino(path) && <OtherLanguage path={path} />}
      </nav>
      <h1 lang={language ?? detectLanguage(title)}>{title}</h1>
      {standing && (
        <p className="standing" lang={language ?? detectLanguage(standing)}>
          {standing}
        </p>
      )}
      {below}
    </header>
  )
}

/**
 * Link to this page in the other language. It comes first for visitors who have chosen that language before
 * (`chosen-language.ts`).
 */
const OtherLanguage = ({ path }: { path: string }) =>
  useRoute().head.language ? (
    <a className="other-language" href={path} hrefLang={college.language} lang={college.language}>
      English
    </a>
  ) : (
    <a className="other-language" href={filipinoPath(path)} hrefLang="fil" lang="fil">
      Filipino
    </a>
  )

/** Note for visitors who come from a Filipino page, whose links have this fragment. Works without script (`:target`). */
const OnlyInEnglish = () => (
  <p id={onlyInEnglish} lang="fil" data-shown={useLocation().hash === `#${onlyInEnglish}` || undefined}>
    Sa Ingles pa lamang ang pahinang ito.
  </p>
)
