import type { ContentFile } from '@kampana/shared/content/content-api'
import { useCallback, useState } from 'react'
import { isTyped, openFile, type EditedFile } from './edited-file.ts'
import { useLocalDraft } from './use-local-draft.ts'

type Files = Readonly<Record<string, EditedFile>>

/** The files of a page with what is typed in them, which is kept in the browser until it is saved or discarded. */
export const useEditedFiles = (loaded: readonly ContentFile[]) => {
  const [files, setFiles] = useState<Files>(() =>
    Object.fromEntries(loaded.map((file) => [file.path, openFile(file)])),
  )
  const update = useCallback(
    (path: string, change: (edited: EditedFile) => EditedFile) =>
      setFiles((all) => {
        const edited = all[path]
        return edited ? { ...all, [path]: change(edited) } : all
      }),
    [],
  )
  const changeText = useCallback(
    (path: string, text: string) => update(path, (edited) => ({ ...edited, text })),
    [update],
  )
  const list = Object.values(files)
  const draft = useLocalDraft(list, update)
  return { files, list, update, changeText, draft, typed: list.filter(isTyped) }
}
