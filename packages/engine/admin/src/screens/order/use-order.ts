import type { Slide } from '@kampana/shared/api/api'
import { slideCalls } from '@kampana/shared/calls/slide-calls'
import { messages } from '@kampana/shared/messages/messages'
import { useRef, useState } from 'react'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import { useCall } from '../../data-provider/use-call.ts'
import { useNotifyError } from '../use-notify-result.ts'

/**
 * Slides in order. Moves are optimistic and saved one after the other. When all are saved, or one has failed, the server's
 * order is shown again.
 */
export const useSlideOrder = (saved: readonly Slide[]) => {
  const [ordered, setOrdered] = useState<readonly Slide[]>()
  const [announcement, announce] = useState('')
  const saving = useRef({ queue: Promise.resolve(), waiting: 0, refused: false })
  const moveSlide = useCall(slideCalls.move)
  const { refetch } = useListContext()
  const t = useTranslate()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const slides = ordered ?? saved

  const save = async (id: number, after: number | null): Promise<void> => {
    const state = saving.current
    let message: string | undefined
    try {
      message = (await moveSlide({ body: { id, after } })).message
    } catch (error) {
      state.refused = true
      notifyError(error)
    }
    if (--state.waiting > 0) return
    if (!state.refused) notify(message ?? messages.orderSaved, { type: 'success' })
    state.refused = false
    await refetch()
    // Another move may have started meanwhile.
    if (saving.current.waiting === 0) setOrdered(undefined)
  }

  /** Moves a slide to a position, counted from 0 and limited to the range of the list. */
  const move = (id: number, position: number): void => {
    const from = slides.findIndex((slide) => slide.id === id)
    const to = Math.min(Math.max(position, 0), slides.length - 1)
    const slide = slides[from]
    if (!slide || from === to) return
    const next = slides.toSpliced(from, 1).toSpliced(to, 0, slide)
    setOrdered(next)
    announce(
      t('%{name}: position %{place} of %{count}', { name: slide.alt, place: to + 1, count: next.length }),
    )
    saving.current.waiting++
    saving.current.queue = saving.current.queue.then(() => save(id, next[to - 1]?.id ?? null))
  }
  return { slides, move, announcement }
}

/** True if the back end stores an order. Slides of other back ends have no position. */
export const canReorder = (slides: readonly Partial<Slide>[]): boolean =>
  slides.length > 1 && slides.every(({ position }) => typeof position === 'number')
