import type { ContentFile, ContentOverview } from '@kampana/shared/content/content-api'
import { useCallback, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { errorMessage } from '../../error-message.ts'
import { mutableRef } from '../../unsaved/mutable-ref.ts'
import { textFile } from '../forms/menu/menu-tree.ts'
import { isTyped, newFile, openFile, type EditedFile, type Move } from './edited-file.ts'
import { useLocalDraft } from './use-local-draft.ts'

type Files = Readonly<Record<string, EditedFile>>

/**
 * The files of a page with what is typed in them, and those that are changed along with them, such as the text of a page that
 * is new in the menu. All of it is kept in the browser until it is saved or discarded.
 */
export const useEditedFiles = (loaded: readonly ContentFile[], content: ContentOverview) => {
  const { files, update, readFile } = useFiles(loaded, content)
  const [moves, setMoves] = useState<readonly Move[]>([])
  const changeText = useCallback(
    (path: string, text: string) => update(path, (edited) => ({ ...edited, text, isDeleted: false })),
    [update],
  )
  const remove = (paths: readonly string[]) => {
    for (const path of paths) update(path, (edited) => ({ ...edited, isDeleted: true }))
  }
  /** A page has another address: its text goes with it. */
  const move = (moved: Move) => {
    setMoves((all) => [...all, moved])
    const from = textFile(moved.from)
    if (!files[from] && !content.files.some(({ path }) => path === from)) return
    update(from, (edited) => {
      // Not within the other update, which React may repeat.
      queueMicrotask(() => changeText(textFile(moved.to), edited.text))
      return { ...edited, isDeleted: true }
    })
  }
  const list = Object.values(files)
  const draft = useLocalDraft({ files: list, moves, update, setMoves })
  const typed = list.filter(isTyped)
  return { files, list, update, changeText, readFile, remove, move, moves, setMoves, draft, typed }
}

/** The files by path. One that isn't there is fetched, or new. */
const useFiles = (loaded: readonly ContentFile[], content: ContentOverview) => {
  const provider = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const [asked] = useState(() => mutableRef<ReadonlySet<string>>(new Set(loaded.map(({ path }) => path))))
  const [files, setFiles] = useState<Files>(() =>
    Object.fromEntries(loaded.map((file) => [file.path, openFile(file, true)])),
  )
  const update = useCallback(
    (path: string, change: (edited: EditedFile) => EditedFile) => {
      const set = (initial: () => EditedFile) =>
        setFiles((all) => ({ ...all, [path]: change(all[path] ?? initial()) }))
      const isThere = content.files.some((file) => file.path === path)
      if (asked.get().has(path) || !isThere) return set(() => newFile(path))
      provider.getContentFile(path).then(
        (file) => {
          asked.set(new Set([...asked.get(), path]))
          set(() => openFile(file, false))
        },
        (error: unknown) => notify(errorMessage(error), { type: 'error' }),
      )
    },
    [content, provider, notify, asked],
  )
  const readFile = useCallback(
    (path: string) => {
      const known = files[path]
      if (known) return known.isDeleted ? undefined : known.text
      // Editors ask while they render.
      queueMicrotask(() => {
        if (!asked.get().has(path) && content.files.some((file) => file.path === path))
          update(path, (edited) => edited)
      })
      return undefined
    },
    [files, content, update, asked],
  )
  return { files, update, readFile }
}
