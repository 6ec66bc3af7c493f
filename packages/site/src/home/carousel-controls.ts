interface CarouselActions {
  step: (by: 1 | -1) => void
  /** True if the visitor has paused it, and how to pause or resume. */
  isStopped: () => boolean
  toggle: () => void
}

/** Binds a carousel's buttons and the arrow keys. Sets `data-plays` once they work. */
export const bindCarouselControls = (
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
