import type { Slide } from '@kampana/shared/api/api'
import { useEffect, useRef } from 'react'
import { Link } from '../components/link.tsx'
import { ResponsivePicture } from '../components/responsive-picture.tsx'
import { playCarousel } from './play-carousel.ts'

/** The carousel; `play-carousel.ts` plays it. */
export const Carousel = ({ slides }: { slides: readonly Slide[] }) => {
  const carousel = useRef<HTMLElement>(null)
  useEffect(() => (carousel.current ? playCarousel(carousel.current) : undefined), [])
  return (
    <section
      className="hero-picture carousel"
      ref={carousel}
      aria-roledescription="carousel"
      aria-label="Pictures of the college"
      {...mayDiffer}
    >
      <div className="slides" aria-live="off" {...mayDiffer}>
        {slides.map((slide, index) => (
          <div className="slide" key={slide.id} hidden={index > 0} {...mayDiffer}>
            <ResponsivePicture src={slide.src} alt={slide.alt} sizes={coverSizes} first={index === 0} />
            {slide.words && <SlideText {...slide} words={slide.words} />}
          </div>
        ))}
      </div>
      {slides.length > 1 && <Controls count={slides.length} />}
    </section>
  )
}

const SlideText = ({ words, link }: Pick<Slide, 'link'> & { words: string }) => (
  <p className="slide-words">{link ? <TextLink to={link}>{words}</TextLink> : words}</p>
)

const TextLink = ({ to, children }: { to: string; children: string }) =>
  to.startsWith('/') ? (
    <Link to={to}>{children}</Link>
  ) : (
    <a href={to} rel="noopener">
      {children}
    </a>
  )

const Controls = ({ count }: { count: number }) => (
  <p className="carousel-controls">
    <button type="button" data-does="previous" aria-label="Previous picture">
      ‹
    </button>
    <span className="carousel-count" aria-hidden="true" {...mayDiffer}>
      {`1 / ${count}`}
    </span>
    <button type="button" data-does="next" aria-label="Next picture">
      ›
    </button>
    <button type="button" data-does="pause" aria-label="Pause" {...mayDiffer}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path className="pause-sign" d="M4 3h3v10H4zM9 3h3v10H9z" fill="currentColor" />
        <path className="play-sign" d="M4 2.5 13 8l-9 5.5z" fill="currentColor" />
      </svg>
    </button>
  </p>
)

/** `play-carousel.ts` may change these elements before hydration. */
const mayDiffer = { suppressHydrationWarning: true }

/**
 * Rendered width of the 16:9 images, which cover their frame (hero.css): 4:3 on phones; on wide screens the height grows with
 * the width.
 */
const coverSizes = '(min-width: 64rem) calc(20rem + 40vw), 133vw'
