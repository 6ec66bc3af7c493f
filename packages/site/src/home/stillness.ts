/** Whether nothing should move by itself now: stopped, pointed at, focused, in a hidden tab, or less motion is asked for. */
export interface Stillness {
  holds: () => boolean
  /** Stops what moves, or lets it go on. Answers whether it is stopped now. */
  toggle: () => boolean
}

/** Watches an element for reasons to keep it still. */
export const watchStillness = (around: HTMLElement, signal: AbortSignal): Stillness => {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const reasons = { stopped: false, 'pointed at': false, focused: around.contains(document.activeElement) }
  const when = (event: string, reason: keyof typeof reasons, holds: boolean) =>
    around.addEventListener(event, () => (reasons[reason] = holds), { signal })
  when('pointerenter', 'pointed at', true)
  when('pointerleave', 'pointed at', false)
  when('focusin', 'focused', true)
  when('focusout', 'focused', false)
  return {
    holds: () => document.hidden || motion.matches || Object.values(reasons).includes(true),
    toggle: () => (reasons.stopped = !reasons.stopped),
  }
}
