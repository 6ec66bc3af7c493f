import type { Resource } from '@kampana/engine-declare/resource'
import { useRef, useState } from 'react'
import {
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { useNotifyError } from '../use-notify-result.ts'
import { useRecordTitle } from '../use-record-title.ts'

/**
 * Records of a list sorted by hand. Moves are optimistic and saved one after the other. When all are saved, or one has failed,
 * the server's order is shown again.
 */
export const useOrder = (resource: Resource, saved: readonly RaRecord[]) => {
  const [ordered, setOrdered] = useState<readonly RaRecord[]>()
  const [announcement, announce] = useState('')
  const saving = useRef({ queue: Promise.resolve(), waiting: 0, refused: false })
  const provider = useDataProvider<EngineDataProvider>()
  const { refetch } = useListContext()
  const t = useTranslate()
  const titleOf = useRecordTitle()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const records = ordered ?? saved

  const save = async (
    id: Identifier,
    target: { after: number } | { before: number | null },
  ): Promise<void> => {
    const state = saving.current
    let message: string | undefined
    try {
      message = await provider.move(resource.name, id, target)
    } catch (error) {
      state.refused = true
      notifyError(error)
    }
    if (--state.waiting > 0) return
    if (!state.refused && message !== undefined) notify(message, { type: 'success' })
    state.refused = false
    await refetch()
    // Another move may have started meanwhile.
    if (saving.current.waiting === 0) setOrdered(undefined)
  }

  /** Moves a record to a position, counted from 0 and limited to the range of the list. */
  const move = (id: Identifier, position: number): void => {
    const from = records.findIndex((record) => record.id === id)
    const to = Math.min(Math.max(position, 0), records.length - 1)
    const record = records[from]
    if (!record || from === to) return
    const next = records.toSpliced(from, 1).toSpliced(to, 0, record)
    const [before, behind] = [next[to - 1], next[to + 1]]
    setOrdered(next)
    announce(
      t('%{name}: position %{place} of %{count}', {
        name: titleOf(record),
        place: to + 1,
        count: next.length,
      }),
    )
    saving.current.waiting++
    // The neighbors shown may belong to one group. At the top, the record comes directly before the next one shown.
    const target = before ? { after: Number(before.id) } : { before: behind ? Number(behind.id) : null }
    saving.current.queue = saving.current.queue.then(() => save(id, target))
  }
  return { records, move, announcement }
}
