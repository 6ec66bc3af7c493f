import { Link } from './link.tsx'
import type { Step } from '../page.ts'

interface PageHeadProps {
  title: string
  standing?: string | undefined
  /** From the section to this page; the last step is where the visitor is. */
  trail: readonly Step[]
}

/** Breadcrumb, title and standing line of a page. */
export const PageHead = ({ title, standing, trail }: PageHeadProps) => (
  <header className="page-head">
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        {trail.slice(0, -1).map((step) => (
          <li key={step.title}>{step.path ? <Link to={step.path}>{step.title}</Link> : step.title}</li>
        ))}
        <li aria-current="page">{trail.at(-1)?.title ?? title}</li>
      </ol>
    </nav>
    <h1>{title}</h1>
    {standing && <p className="standing">{standing}</p>}
  </header>
)
