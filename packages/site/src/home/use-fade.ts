import type { KeenSliderInstance } from 'keen-slider'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useStillness } from './use-stillness.ts'

/** How long a slide stays, and how long it takes to give way, in milliseconds. */
const stay = 6000
const fade = 1200

/**
 * Fades between `count` slides with keen-slider, fetched once this runs. Answers the slide that is shown, how opaque each
 * is, and which pictures are to be fetched by now: the one that is shown and the one after it.
 */
export const useFade = (frame: RefObject<HTMLElement | null>, count: number, stopped: boolean) => {
  const slider = useRef<KeenSliderInstance | null>(null)
  const [shown, setShown] = useState(0)
  const [opacities, setOpacities] = useState<readonly number[]>([1])
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]))
  const still = useStillness(frame) || stopped

  useEffect(() => {
    let gone = false
    const start = async () => {
      const { default: KeenSlider } = await import('keen-slider')
      if (gone || !frame.current || count < 2) return
      setFetched(new Set([0, 1]))
      slider.current = new KeenSlider(frame.current, {
        slides: count,
        loop: true,
        selector: null,
        defaultAnimation: { duration: fade },
        detailsChanged: ({ track }) => setOpacities(track.details.slides.map(({ portion }) => portion)),
        slideChanged: ({ track: { details } }) => {
          setShown(details.rel)
          setFetched((before) => new Set([...before, details.rel, (details.rel + 1) % count]))
        },
      })
    }
    void start()
    return () => {
      gone = true
      slider.current?.destroy()
      slider.current = null
    }
  }, [frame, count])

  useEffect(() => {
    if (still || count < 2) return undefined
    const timer = setInterval(() => slider.current?.next(), stay)
    return () => clearInterval(timer)
  }, [still, count])

  const step = (by: 1 | -1) => {
    const next = (shown + by + count) % count
    setFetched((before) => new Set([...before, next]))
    if (by === 1) slider.current?.next()
    else slider.current?.prev()
  }
  const arrows = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  })
  useEffect(() => {
    const around = frame.current?.parentElement
    around?.addEventListener('keydown', arrows)
    return () => around?.removeEventListener('keydown', arrows)
  }, [frame])

  return { shown, opacities, fetched, step }
}
