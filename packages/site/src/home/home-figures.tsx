import { Link } from '../components/link.tsx'
import type { HomeView } from '../content/home.ts'

/** Key facts of the college, each with a link to details. */
export const HomeFigures = ({ figures }: Pick<HomeView, 'figures'>) =>
  figures.length > 0 && (
    <section className="figures" aria-label="The college in figures">
      <ul>
        {figures.map(({ value, label, note, href }) => (
          <li key={label}>
            <Link to={href}>
              <strong>{value}</strong> <span>{label}</span> <small>{note}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
