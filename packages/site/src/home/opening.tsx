import type { Slide } from '@kampana/shared/api/api'
import { Link } from '../components/link.tsx'
import { drawingAddress } from '../components/drawings.ts'
import type { HomeRecord } from '../content/home.ts'
import { college } from '../content/store/current.ts'
import { Carousel } from './carousel.tsx'

interface OpeningProps {
  record: HomeRecord
  slides: readonly Slide[]
}

/** Carousel, or a drawing of the façade if there are no slides, and an introduction to the college. */
export const Opening = ({ record, slides }: OpeningProps) => (
  <section className="hero" aria-label="Welcome">
    {slides.length > 0 ? <Carousel key={slides.map(({ id }) => id).join()} slides={slides} /> : <Facade />}
    <div className="hero-name">
      <h1>
        <span className={record.opening_heading ? 'hero-college' : undefined}>{college.name}</span>
        {record.opening_heading && <> {record.opening_heading}</>}
      </h1>
      {record.opening_lead && <p className="hero-lead">{record.opening_lead}</p>}
      {record.opening_button && record.opening_href && (
        <Link to={record.opening_href} className="button">
          {record.opening_button}
        </Link>
      )}
      <p className="hero-place">
        <em lang="la">{college.motto}</em> {college.motto_meaning} <span aria-hidden="true">·</span>{' '}
        {college.town} <span aria-hidden="true">·</span> since {college.founded}
      </p>
    </div>
  </section>
)

const Facade = () => {
  const [day, night] = [drawingAddress('facade-day'), drawingAddress('facade-night')]
  return (
    <div className="hero-picture">
      {day && (
        <picture>
          {night && <source srcSet={night} media="(prefers-color-scheme: dark)" />}
          <img src={day} alt="The college on Rizal Street with its bell tower" fetchPriority="high" />
        </picture>
      )}
    </div>
  )
}
