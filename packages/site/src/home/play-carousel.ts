import KeenSlider from 'keen-slider'
import { bindCarouselControls } from './carousel-controls.ts'
import { watchAutoplayPause } from './autoplay-pause.ts'

/** How long a slide stays, and how long it takes to give way, in milliseconds. */
const slideDuration = 6000
const fadeDuration = 1200

const playing = new WeakMap<HTMLElement, () => void>()

/**
 * Plays a carousel until the returned function is called. It changes nothing that React manages, so it may start before
 * hydration; a carousel that plays already continues.
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
    slideChanged: ({ track }) => {
      show(carousel, slides, track.details.rel)
      wait()
    },
  })
  show(carousel, slides, 0)

  const step = (by: 1 | -1): void => {
    loadPicture(slides.at((slider.track.details.rel + by) % slides.length))
    if (by === 1) slider.next()
    else slider.prev()
  }
  const ending = new AbortController()
  const autoplayPause = watchAutoplayPause(carousel, ending.signal)
  /** Restarts with every slide, also one that the visitor chose. */
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => (autoplayPause.isPaused() ? wait() : step(1)), slideDuration)
  }
  wait()
  bindCarouselControls(carousel, { ...autoplayPause, step }, ending.signal)
  return () => {
    ending.abort()
    clearTimeout(timer)
    slider.destroy()
  }
}

/** Says which slide is shown, and has the picture of the next one fetched. */
const show = (carousel: HTMLElement, slides: readonly HTMLElement[], shown: number): void => {
  for (const [index, slide] of slides.entries()) slide.ariaHidden = index === shown ? null : 'true'
  carousel.querySelector('.carousel-count')?.replaceChildren(`${shown + 1} / ${slides.length}`)
  loadPicture(slides[(shown + 1) % slides.length])
}

/** Browsers lazy-load pictures that are visible, so a slide stays hidden until it is next. */
const loadPicture = (slide: HTMLElement | undefined): void => {
  if (slide) slide.hidden = false
}
