import type {
  ContentConflict,
  ContentEdit,
  ContentFile,
  DraftInput,
  PublishInput,
} from '@kampana/shared/content/content-api'
import { mergeText } from '@kampana/shared/content/merge-text'

/** A file that is being edited. */
export interface EditedFile {
  file: ContentFile
  /** Whether it is one of the page's own files, not one that was changed along with them. */
  isOwn: boolean
  /** The text that it was opened with: the draft's, else the live one. */
  base: string
  text: string
  isDeleted: boolean
  /** The hashes that the edit is based on. */
  liveHash: string | null
  draftHash: string | null
}

/** What a typed text is based on, as it is kept in the browser. */
export interface TypedText {
  base: string
  liveHash: string | null
  draftHash: string | null
}

export const openFile = (file: ContentFile, isOwn: boolean): EditedFile => {
  const text = file.draft_text ?? file.text ?? ''
  const hashes = { liveHash: file.hash, draftHash: file.draft_hash }
  return { file, isOwn, base: text, text, isDeleted: false, ...hashes }
}

/** A file that isn't there yet. The server decides whether it may be. */
export const newFile = (path: string): EditedFile =>
  openFile(
    {
      path,
      kind: path.endsWith('.md') ? 'page' : 'data',
      title: path,
      published: null,
      draft: null,
      samples: 0,
      conflict: false,
      review: { owner: null, due: null, checked: null, mine: true },
      may: { edit: true, publish: true },
      text: null,
      hash: null,
      draft_text: null,
      draft_hash: null,
      folder_text: null,
      address: null,
    },
    false,
  )

/** Whether something was typed that isn't saved. */
export const isTyped = ({ base, text, isDeleted }: EditedFile): boolean => base !== text || isDeleted

/** Whether it is published with the page: it differs from what visitors see. */
export const isUnpublished = (edited: EditedFile): boolean =>
  edited.isOwn ? edited.isDeleted || edited.text !== (edited.file.text ?? '') : isTyped(edited)

export const toEdit = ({ file, text, isDeleted, liveHash }: EditedFile): ContentEdit => ({
  path: file.path,
  text: isDeleted ? null : text,
  base_hash: liveHash,
})

export const toDraft = (edited: EditedFile): DraftInput['files'][number] => ({
  ...toEdit(edited),
  draft_hash: edited.draftHash,
})

/**
 * A file with a text that was typed earlier, null where it was deleted. Where the file has changed since, both are merged,
 * else the next save conflicts.
 */
export const restoreText = (edited: EditedFile, text: string | null, typed: TypedText): EditedFile => {
  if (text === null) return { ...edited, isDeleted: true }
  if (typed.base === edited.base) return { ...edited, text }
  const merged = merge(edited, typed.base, text, edited.base)
  return merged === undefined ? { ...edited, ...typed, text } : { ...edited, text: merged }
}

/** What stands in a file now, of a conflict. */
export type Theirs = ContentConflict['conflicts'][number]

/** A file after somebody else's text is taken note of: on it stands `text`, the merge or what the person chose. */
export const rebaseFile = (
  edited: EditedFile,
  theirs: Theirs,
  text: string,
  of: 'live' | 'draft',
): EditedFile => {
  const base = theirs.text ?? ''
  return of === 'live'
    ? { ...edited, base, text, liveHash: theirs.hash, file: { ...edited.file, text: theirs.text } }
    : { ...edited, base, text, draftHash: theirs.hash }
}

/** Both edits in one text; undefined where a person has to choose. */
export const mergeTheirs = (edited: EditedFile, theirs: Theirs, of: 'live' | 'draft'): string | undefined => {
  const base = of === 'live' ? (edited.file.text ?? '') : edited.base
  return theirs.text === null || edited.isDeleted ? undefined : merge(edited, base, edited.text, theirs.text)
}

/** The text with both edits, undefined where both touch the same block. */
const merge = ({ file }: EditedFile, base: string, mine: string, theirs: string): string | undefined => {
  const merged = mergeText(base, mine, theirs, file.path.endsWith('.md'))
  return 'text' in merged ? merged.text : undefined
}

/** A page that moves to another address. */
export type Move = NonNullable<PublishInput['moves']>[number]
