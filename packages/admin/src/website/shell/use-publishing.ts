import { useDataProvider, useTranslate } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { isTyped, isUnpublished, toDraft, toEdit, type EditedFile } from './edited-file.ts'
import { useAttempt } from './use-attempt.ts'
import type { useEditedFiles } from './use-edited-files.ts'

/** What is asked of the server for the files of a page, and how it went. */
export const usePublishing = (edited: ReturnType<typeof useEditedFiles>) => {
  const { list, update, draft, moves, setMoves } = edited
  const provider = useDataProvider<ProductDataProvider>()
  const t = useTranslate()
  const { attempt, ...state } = useAttempt(edited)

  const publish = (note: string, publishAt: string | null = null) =>
    attempt('live', async () => {
      const changed = list.filter(isUnpublished)
      if (changed.length === 0) return t('Nothing is changed.')
      const { message, hashes } = await provider.publishContent({
        files: changed.map(toEdit),
        note,
        ...(publishAt !== null && { publish_at: publishAt }),
        ...(moves.length > 0 && { moves }),
      })
      for (const sent of changed)
        update(sent.file.path, (now) =>
          publishAt === null ? published(now, sent.text, hashes) : saved(now, sent.text, hashes),
        )
      setMoves([])
      draft.dismiss()
      return message
    })
  const keep = async (note: string) => {
    const changed = list.filter(isTyped)
    const changeId = list.find(({ file }) => file.draft !== null)?.file.draft?.change_id
    const reply = await provider.saveDraft({
      files: changed.map(toDraft),
      note,
      ...(changeId !== undefined && { change_id: changeId }),
    })
    for (const sent of changed) update(sent.file.path, (now) => saved(now, sent.text, reply.hashes))
    draft.dismiss()
    return reply
  }
  const saveDraft = (note = '') => attempt('draft', async () => (await keep(note)).message)
  /** Asks for the publication of what is typed and of the draft, whose change that is. */
  const ask = (note: string, changeId: number | undefined) =>
    attempt('draft', async () => {
      const id = list.some(isTyped) ? (await keep(note)).change.id : changeId
      return id === undefined ? t('Nothing is changed.') : (await provider.reviewChange(id)).message
    })
  const discardDraft = () =>
    attempt('draft', async () => {
      const replies = []
      for (const { file, draftHash } of list)
        if (draftHash !== null) replies.push(await provider.discardDraft(file.path))
      for (const { file } of list)
        update(file.path, (now) => ({
          ...now,
          base: now.file.text ?? '',
          text: now.file.text ?? '',
          isDeleted: false,
          draftHash: null,
        }))
      draft.dismiss()
      return replies.at(-1)?.message ?? t('What you had typed was discarded.')
    })
  return { ...state, publish, saveDraft, ask, discardDraft }
}

type Hashes = Readonly<Record<string, string | null>>

/** The file once its text is live. What was typed meanwhile stays. */
const published = (edited: EditedFile, text: string, hashes: Hashes): EditedFile => ({
  ...edited,
  base: text,
  isDeleted: false,
  liveHash: hashes[edited.file.path] ?? null,
  draftHash: null,
  file: { ...edited.file, text, draft: null },
})

/** The file once its text is kept as a draft. */
const saved = (edited: EditedFile, text: string, hashes: Hashes): EditedFile => ({
  ...edited,
  base: text,
  isDeleted: false,
  draftHash: hashes[edited.file.path] ?? null,
})
