/** Whether nothing should move by itself now: stopped, pointed at, focused or in a hidden tab. */
export interface AutoplayPause {
  isPaused: () => boolean
  isStopped: () => boolean
  /** Stops what moves, or lets it go on at once, wherever the pointer and the focus are. */
  toggle: () => void
}

/** Watches an element for reasons to keep it still. Where less motion is asked for it is stopped from the start. */
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
