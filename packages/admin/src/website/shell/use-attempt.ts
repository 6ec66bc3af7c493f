import type { ContentFinding } from '@kampana/shared/content/content-api'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { ContentConflictError, ContentFaultsError } from '../../data-provider/content-errors.ts'
import { errorMessage } from '../../error-message.ts'
import { useInvalidateWebsite } from '../use-website.ts'
import { mergeTheirs, rebaseFile, type Theirs } from './edited-file.ts'
import type { useEditedFiles } from './use-edited-files.ts'

/** A conflict that a person has to decide. */
export interface OpenConflict {
  theirs: Theirs
  of: 'live' | 'draft'
}

/** Does work that the server may refuse for faults, or because somebody else was faster; what was typed stays in any case. */
export const useAttempt = ({ list, update }: Pick<ReturnType<typeof useEditedFiles>, 'list' | 'update'>) => {
  const notify = useNotify()
  const t = useTranslate()
  const invalidate = useInvalidateWebsite()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly ContentFinding[]>([])
  const [conflicts, setConflicts] = useState<readonly OpenConflict[]>([])

  /** Merges where both can stand; what is left is for the person to decide. Tells whose text it is. */
  const meet = (error: ContentConflictError, of: OpenConflict['of']) => {
    const left = error.conflicts.filter((theirs) => {
      const edited = list.find(({ file }) => file.path === theirs.path)
      const merged = edited && mergeTheirs(edited, theirs, of)
      if (merged !== undefined) update(theirs.path, (now) => rebaseFile(now, theirs, merged, of))
      return merged === undefined
    })
    setConflicts(left.map((theirs) => ({ theirs, of })))
    const name = error.conflicts.find(({ by }) => by !== null)?.by
    if (left.length === 0)
      notify(
        t('%{name} has changed it too. Both changes are here now: look, then publish.', {
          name: name ?? '–',
        }),
        {
          type: 'warning',
        },
      )
  }
  const attempt = async (of: OpenConflict['of'], work: () => Promise<string>): Promise<boolean> => {
    setBusy(true)
    setRefused([])
    try {
      notify(await work(), { type: 'success' })
      void invalidate()
      return true
    } catch (error) {
      if (error instanceof ContentConflictError) meet(error, of)
      else {
        if (error instanceof ContentFaultsError) setRefused(error.findings.faults)
        notify(errorMessage(error), { type: 'error' })
      }
      return false
    } finally {
      setBusy(false)
    }
  }
  /** Takes one of the two texts of a conflict as the text that is edited on; null where they deleted the file. */
  const decide = ({ theirs, of }: OpenConflict, text: string | null) => {
    update(theirs.path, (now) => ({ ...rebaseFile(now, theirs, text ?? '', of), isDeleted: text === null }))
    setConflicts((all) => all.filter((one) => one.theirs.path !== theirs.path))
  }
  return { busy, refused, conflicts, attempt, decide, postpone: () => setConflicts([]) }
}
