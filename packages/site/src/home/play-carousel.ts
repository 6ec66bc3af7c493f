import KeenSlider from 'keen-slider'
import { bindCarouselControls } from './carousel-controls.ts'
import { watchAutoplayPause } from './autoplay-pause.ts'

/** In milliseconds. */
const slideDuration = 6000
/** A slide's image is fetched this long before its turn. */
const fetchAhead = 1000
const fadeDuration = 1200

const playing = new WeakMap<HTMLElement, () => void>()

/**
 * Plays a carousel until the returned function is called. It may start before hydration, since React doesn't manage the
 * properties that it changes. A carousel that already plays continues.
 */
export const playCarousel = (carousel: HTMLElement): (() => void) => {
  const stop = playing.get(carousel) ?? createSlider(carousel)
  playing.set(carousel, stop)
  return () => {
    playing.delete(carousel)
    stop()
  }
}

const createSlider = (carousel: HTMLElement): (() => void) => {
  const slides = [...carousel.querySelectorAll<HTMLElement>('.slide')]
  const frame = carousel.querySelector<HTMLElement>('.slides')
  if (!frame || slides.length < 2) return () => undefined
  const slider = new KeenSlider(frame, {
    slides: slides.length,
    loop: true,
    selector: null,
    defaultAnimation: { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : fadeDuration },
    detailsChanged: ({ track }) => {
      for (const [index, slide] of slides.entries())
        slide.style.opacity = String(track.details.slides[index]?.portion ?? 0)
    },
    // Both neighbors are needed, since a swipe may go either way.
    dragStarted: ({ track }) => {
      for (const by of [-1, 1]) loadPicture(slides.at((track.details.rel + by) % slides.length))
    },
    slideChanged: ({ track }) => {
      show(carousel, slides, track.details.rel)
      scheduleStep()
    },
  })
  show(carousel, slides, 0)

  const step = (by: 1 | -1): void => {
    loadPicture(slides.at((slider.track.details.rel + by) % slides.length))
    if (by === 1) slider.next()
    else slider.prev()
  }
  const controller = new AbortController()
  const autoplayPause = watchAutoplayPause(carousel, controller.signal)
  /** Restarts with every slide. */
  let timer: ReturnType<typeof setTimeout> | undefined
  const whenPlaying = (then: () => void, milliseconds: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => (autoplayPause.isPaused() ? scheduleStep() : then()), milliseconds)
  }
  const scheduleStep = (): void =>
    whenPlaying(() => {
      loadPicture(slides[(slider.track.details.rel + 1) % slides.length])
      whenPlaying(() => step(1), fetchAhead)
    }, slideDuration - fetchAhead)
  scheduleStep()
  bindCarouselControls(carousel, { ...autoplayPause, step }, controller.signal)
  return () => {
    controller.abort()
    clearTimeout(timer)
    slider.destroy()
  }
}

/** Shows a slide and makes the links of the others unreachable. */
const show = (carousel: HTMLElement, slides: readonly HTMLElement[], current: number): void => {
  const hadFocus = slides.some((slide, index) => index !== current && slide.contains(document.activeElement))
  for (const [index, slide] of slides.entries()) {
    slide.ariaHidden = index === current ? null : 'true'
    slide.inert = index !== current
  }
  // Keeps focus in the carousel for visitors who leave a slide's link by arrow keys.
  if (hadFocus) carousel.querySelector<HTMLElement>('.slide:not([inert]) a, [data-does="next"]')?.focus()
  carousel.querySelector('.carousel-count')?.replaceChildren(`${current + 1} / ${slides.length}`)
}

/** Unhides a slide. Browsers lazy-load only visible images, so a slide is hidden until it is next. */
const loadPicture = (slide: HTMLElement | undefined): void => {
  if (slide) slide.hidden = false
}
