import { savesData } from '../network-information.ts'

/** Pause state of autoplay: paused by the visitor, on hover or focus, or in a hidden tab. */
interface AutoplayPause {
  isPaused: () => boolean
  isStopped: () => boolean
  /** Pauses, or resumes at once regardless of pointer and focus. */
  toggle: () => void
}

/** Watches an element for reasons to pause. It starts paused for visitors who prefer reduced motion or save data. */
export const watchAutoplayPause = (element: HTMLElement, signal: AbortSignal): AutoplayPause => {
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
