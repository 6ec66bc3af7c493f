import { useEffect, useState, type RefObject } from 'react'

/** Whether nothing should move by itself now: pointed at, focused, in a hidden tab, or less motion is asked for. */
export const useStillness = (frame: RefObject<HTMLElement | null>): boolean => {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const around = frame.current?.parentElement
    if (!around) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const when = (reason: string, holds: boolean) =>
      setReasons(
        (before) => new Set(holds ? [...before, reason] : [...before].filter((other) => other !== reason)),
      )
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const ofTab = () => when('hidden', document.hidden)
    const ofMotion = () => when('motion', motion.matches)

    around.addEventListener('pointerenter', () => when('pointed at', true), { signal })
    around.addEventListener('pointerleave', () => when('pointed at', false), { signal })
    around.addEventListener('focusin', () => when('focused', true), { signal })
    around.addEventListener('focusout', () => when('focused', false), { signal })
    document.addEventListener('visibilitychange', ofTab, { signal })
    motion.addEventListener('change', ofMotion, { signal })
    ofTab()
    ofMotion()
    return () => listening.abort()
  }, [frame])

  return reasons.size > 0
}
