interface Moves {
  step: (by: 1 | -1) => void
  /** Stops what moves, or lets it go on. Answers whether it is stopped now. */
  toggle: () => boolean
}

/** Lets a carousel's buttons and the arrow keys turn its slides; `data-plays` tells that they do. */
export const listenTo = (carousel: HTMLElement, { step, toggle }: Moves, signal: AbortSignal): void => {
  const presses: Readonly<Record<string, () => void>> = {
    previous: () => step(-1),
    next: () => step(1),
    pause: () => tell(carousel, toggle()),
  }
  const press = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-does]') : null
    presses[button?.dataset.does ?? '']?.()
  }
  const turn = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  carousel.addEventListener('click', press, { signal })
  carousel.addEventListener('keydown', turn, { signal })
  carousel.toggleAttribute('data-plays', true)
  signal.addEventListener('abort', () => {
    carousel.toggleAttribute('data-plays', false)
    tell(carousel, false)
  })
}

/** The button says what it would do next; who stopped the slides wants to hear which one they turn to. */
const tell = (carousel: HTMLElement, stopped: boolean): void => {
  carousel.toggleAttribute('data-stopped', stopped)
  carousel.querySelector('[data-does="pause"]')!.ariaLabel = stopped ? 'Play' : 'Pause'
  carousel.querySelector('.slides')!.ariaLive = stopped ? 'polite' : 'off'
}
