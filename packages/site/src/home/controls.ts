interface Moves {
  step: (by: 1 | -1) => void
  /** Whether somebody stopped what moves, and how it is stopped or let go on. */
  isStopped: () => boolean
  toggle: () => void
}

/** Lets a carousel's buttons and the arrow keys turn its slides; `data-plays` tells that they do. */
export const listenTo = (carousel: HTMLElement, moves: Moves, signal: AbortSignal): void => {
  const { step, isStopped, toggle } = moves
  const presses: Readonly<Record<string, () => void>> = {
    previous: () => step(-1),
    next: () => step(1),
    pause: () => {
      toggle()
      tell(carousel, isStopped())
    },
  }
  const press = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-does]') : null
    presses[button?.dataset.does ?? '']?.()
  }
  const turn = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (altKey || ctrlKey || metaKey) return
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  carousel.addEventListener('click', press, { signal })
  carousel.addEventListener('keydown', turn, { signal })
  carousel.addEventListener('focusin', () => speak(carousel, true), { signal })
  carousel.addEventListener('focusout', () => speak(carousel, isStopped()), { signal })
  carousel.toggleAttribute('data-plays', true)
  tell(carousel, isStopped())
  signal.addEventListener('abort', () => {
    carousel.toggleAttribute('data-plays', false)
    tell(carousel, false)
  })
}

/** The button says what it would do next. */
const tell = (carousel: HTMLElement, stopped: boolean): void => {
  carousel.toggleAttribute('data-stopped', stopped)
  carousel.querySelector('[data-does="pause"]')!.ariaLabel = stopped ? 'Play' : 'Pause'
  speak(carousel, stopped)
}

/** Who turns the slides wants to hear which one they turn to; nobody wants to hear those that turn by themselves. */
const speak = (carousel: HTMLElement, aloud: boolean): void => {
  carousel.querySelector('.slides')!.ariaLive = aloud ? 'polite' : 'off'
}
