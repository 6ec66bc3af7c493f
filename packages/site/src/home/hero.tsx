import type { Slide } from '@kampana/shared/api/api'
import { college } from '../content/store/current.ts'
import { drawingAddress } from '../components/drawings.ts'
import { Carousel } from './carousel.tsx'

/** The carousel, or a drawing of the façade if there are no slides, and the college's name. */
export const Hero = ({ slides }: { slides: readonly Slide[] }) => (
  <section className="hero" aria-label="Welcome">
    {slides.length > 0 ? <Carousel key={slides.map(({ id }) => id).join()} slides={slides} /> : <Facade />}
    <div className="hero-name">
      <p className="hero-place">
        {college.town} <span aria-hidden="true">·</span> since {college.founded}
      </p>
      <Name />
      <p className="hero-motto">
        <em lang="la">{college.motto}</em> {college.mottoMeaning}
      </p>
    </div>
  </section>
)

/** The short name in large letters, with the rest of the full name beneath. */
const Name = () => {
  const rest = college.name.startsWith(college.shortName)
    ? college.name.slice(college.shortName.length).trim()
    : ''
  return (
    <h1>
      {rest ? college.shortName : college.name}
      {rest && <small> {rest}</small>}
    </h1>
  )
}

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
