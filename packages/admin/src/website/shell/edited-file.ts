import type {
  ContentConflict,
  ContentEdit,
  ContentFile,
  DraftInput,
} from '@kampana/shared/content/content-api'
import { mergeTexts } from './merge-texts.ts'

/** A file that is being edited. */
export interface EditedFile {
  file: ContentFile
  /** The text that it was opened with: the draft's, else the live one. */
  base: string
  text: string
  /** The hashes that the edit is based on. */
  liveHash: string | null
  draftHash: string | null
}

/** What was typed and isn't saved, as it is kept in the browser. */
export interface TypedText {
  base: string
  liveHash: string | null
  draftHash: string | null
}

export const openFile = (file: ContentFile): EditedFile => {
  const text = file.draft_text ?? file.text ?? ''
  return { file, base: text, text, liveHash: file.hash, draftHash: file.draft_hash }
}

/** Whether something was typed that isn't saved. */
export const isTyped = ({ base, text }: EditedFile): boolean => base !== text

/** Whether the text differs from what visitors see. */
export const isUnpublished = ({ file, text }: EditedFile): boolean => text !== (file.text ?? '')

export const toEdit = ({ file, text, liveHash }: EditedFile): ContentEdit => ({
  path: file.path,
  text,
  base_hash: liveHash,
})

export const toDraft = (edited: EditedFile): DraftInput['files'][number] => ({
  ...toEdit(edited),
  draft_hash: edited.draftHash,
})

/** A file with a text that was typed earlier. Where the file has changed since, both are merged, else the next save conflicts. */
export const restoreText = (edited: EditedFile, text: string, typed: TypedText): EditedFile => {
  if (typed.base === edited.base) return { ...edited, text }
  const merged = mergeTexts(typed.base, text, edited.base)
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
): EditedFile =>
  of === 'live'
    ? {
        ...edited,
        base: theirs.text ?? '',
        text,
        liveHash: theirs.hash,
        file: { ...edited.file, text: theirs.text },
      }
    : { ...edited, base: theirs.text ?? '', text, draftHash: theirs.hash }

/** Both edits in one text; undefined where a person has to choose. */
export const mergeTheirs = (edited: EditedFile, theirs: Theirs, of: 'live' | 'draft'): string | undefined => {
  const base = of === 'live' ? (edited.file.text ?? '') : edited.base
  return theirs.text === null ? undefined : mergeTexts(base, edited.text, theirs.text)
}
