import type { Slide } from '@kampana/shared/api'
import { useRef, useState } from 'react'
import { Picture } from '../components/picture.tsx'
import { useFade } from './use-fade.ts'

/**
 * The slides, one fading into the next. It stands still while somebody points at it, reads it with the keyboard or has
 * stopped it, while the tab is hidden, and for people who asked for less motion.
 */
export const Carousel = ({ slides }: { slides: readonly Slide[] }) => {
  const frame = useRef<HTMLDivElement>(null)
  const [stopped, setStopped] = useState(false)
  const { shown, opacities, fetched, step } = useFade(frame, slides.length, stopped)
  return (
    <section
      className="hero-picture carousel"
      aria-roledescription="carousel"
      aria-label="Pictures of the college"
    >
      <div className="slides" ref={frame} aria-live={stopped ? 'polite' : 'off'}>
        {slides.map((slide, index) => (
          <div
            className="slide"
            key={slide.id}
            aria-hidden={index !== shown || undefined}
            style={{ opacity: opacities[index] ?? 0 }}
          >
            {fetched.has(index) && (
              <Picture src={slide.src} alt={slide.alt} sizes={covering} first={index === 0} />
            )}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <Controls
          stopped={stopped}
          onStop={() => setStopped(!stopped)}
          step={step}
          count={`${shown + 1} / ${slides.length}`}
        />
      )}
    </section>
  )
}

interface ControlsProps {
  stopped: boolean
  onStop: () => void
  step: (by: 1 | -1) => void
  count: string
}

const Controls = ({ stopped, onStop, step, count }: ControlsProps) => (
  <p className="carousel-controls">
    <button type="button" onClick={() => step(-1)} aria-label="Previous picture">
      ‹
    </button>
    <span aria-hidden="true">{count}</span>
    <button type="button" onClick={() => step(1)} aria-label="Next picture">
      ›
    </button>
    <button type="button" onClick={onStop} aria-label={stopped ? 'Play' : 'Pause'}>
      {stopped ? <PlaySign /> : <PauseSign />}
    </button>
  </p>
)

const PauseSign = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M4 3h3v10H4zM9 3h3v10H9z" fill="currentColor" />
  </svg>
)
const PlaySign = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M4 2.5 13 8l-9 5.5z" fill="currentColor" />
  </svg>
)

/** The pictures cover a frame 64vh high (hero.css), so on a tall screen they are drawn wider than it is. */
const covering = 'max(100vw, 114vh)'
