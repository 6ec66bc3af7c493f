import { college } from '../../content/store/current.ts'
import { drawingAddress } from '../drawings.ts'
import { Link } from '../link.tsx'
import { Menu } from './menu.tsx'

/** The college's seal and name, the portals, and the top menu. */
export const Masthead = ({ lang }: { lang?: string | undefined }) => (
  <header className="masthead" id="top" lang={lang}>
    <div className="masthead-row">
      <Link className="brand" to="/">
        <Seal />
        <span className="brand-name">
          {college.short_name}
          <small>{college.town}</small>
        </span>
      </Link>
      <p className="masthead-portals">
        <Link className="search-link" to="/search">
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="m13 13 5 5" />
          </svg>
          <span>Search</span>
        </Link>
        <a className="student-portal" href={college.student_portal_href}>
          {college.student_portal_label}
        </a>
      </p>
      <button className="menu-button" type="button" popoverTarget="menu">
        Menu
      </button>
    </div>
    <Menu />
  </header>
)

/** The seal, without alternative text, since the college's name is next to it. */
export const Seal = () => (
  <img className="seal" src={drawingAddress('seal')} alt="" width="64" height="64" decoding="async" />
)
