import KeenSlider from 'keen-slider'
import { savesData } from '../network-information.ts'

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

/** Pause state of autoplay: paused by the visitor, on hover or focus, or in a hidden tab. */
interface AutoplayPause {
  isPaused: () => boolean
  isStopped: () => boolean
  /** Pauses, or resumes at once regardless of pointer and focus. */
  toggle: () => void
}

/** Watches an element for reasons to pause. It starts paused for visitors who prefer reduced motion or save data. */
const watchAutoplayPause = (element: HTMLElement, signal: AbortSignal): AutoplayPause => {
  const { matches: reducedMotion } = matchMedia('(prefers-reduced-motion: reduce)')
  const focused = element.contains(document.activeElement)
  let reasons = { stopped: reducedMotion || savesData(), hovered: false, focused }
  const when = (event: string, reason: keyof typeof reasons, isActive: boolean) =>
    element.addEventListener(event, () => (reasons[reason] = isActive), { signal })
  when('pointerenter', 'hovered', true)
  when('pointerleave', 'hovered', false)
  when('focusin', 'focused', true)
  when('focusout', 'focused', false)
  return {
    isPaused: () => document.hidden || Object.values(reasons).includes(true),
    isStopped: () => reasons.stopped,
    toggle: () => {
      if (reasons.stopped) reasons = { stopped: false, hovered: false, focused: false }
      else reasons.stopped = true
    },
  }
}

interface CarouselActions {
  step: (by: 1 | -1) => void
  /** True if the visitor has paused it, and how to pause or resume. */
  isStopped: () => boolean
  toggle: () => void
}

/** Binds a carousel's buttons and the arrow keys. Sets `data-plays` once they work. */
const bindCarouselControls = (
  carousel: HTMLElement,
  { step, isStopped, toggle }: CarouselActions,
  signal: AbortSignal,
): void => {
  const actions: Readonly<Record<string, () => void>> = {
    previous: () => step(-1),
    next: () => step(1),
    pause: () => {
      toggle()
      updatePauseButton(carousel, isStopped())
    },
  }
  const handleClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-does]') : null
    actions[button?.dataset.does ?? '']?.()
  }
  const handleKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (altKey || ctrlKey || metaKey) return
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  carousel.addEventListener('click', handleClick, { signal })
  carousel.addEventListener('keydown', handleKeyDown, { signal })
  carousel.addEventListener('focusin', () => setAriaLive(carousel, true), { signal })
  carousel.addEventListener('focusout', () => setAriaLive(carousel, isStopped()), { signal })
  carousel.toggleAttribute('data-plays', true)
  updatePauseButton(carousel, isStopped())
  signal.addEventListener('abort', () => {
    carousel.toggleAttribute('data-plays', false)
    updatePauseButton(carousel, false)
  })
}

/** Labels the button with the action of the next click. */
const updatePauseButton = (carousel: HTMLElement, stopped: boolean): void => {
  carousel.toggleAttribute('data-stopped', stopped)
  carousel.querySelector('[data-does="pause"]')?.setAttribute('aria-label', stopped ? 'Play' : 'Pause')
  setAriaLive(carousel, stopped)
}

/** Announces slides to screen readers only while the visitor controls them. */
const setAriaLive = (carousel: HTMLElement, isLive: boolean): void => {
  carousel.querySelector('.slides')?.setAttribute('aria-live', isLive ? 'polite' : 'off')
}
