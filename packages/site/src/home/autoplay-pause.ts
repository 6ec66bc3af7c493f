/** Whether autoplay is paused: by the visitor, on hover or focus, or in a hidden tab. */
export interface AutoplayPause {
  isPaused: () => boolean
  isStopped: () => boolean
  /** Pauses, or resumes at once, wherever the pointer and the focus are. */
  toggle: () => void
}

/** Watches an element for reasons to pause. With `prefers-reduced-motion` it starts paused. */
export const watchAutoplayPause = (around: HTMLElement, signal: AbortSignal): AutoplayPause => {
  const { matches: lessMotion } = matchMedia('(prefers-reduced-motion: reduce)')
  const focused = around.contains(document.activeElement)
  let reasons = { stopped: lessMotion, 'pointed at': false, focused }
  const when = (event: string, reason: keyof typeof reasons, isActive: boolean) =>
    around.addEventListener(event, () => (reasons[reason] = isActive), { signal })
  when('pointerenter', 'pointed at', true)
  when('pointerleave', 'pointed at', false)
  when('focusin', 'focused', true)
  when('focusout', 'focused', false)
  return {
    isPaused: () => document.hidden || Object.values(reasons).includes(true),
    isStopped: () => reasons.stopped,
    toggle: () => {
      if (reasons.stopped) reasons = { stopped: false, 'pointed at': false, focused: false }
      else reasons.stopped = true
    },
  }
}
