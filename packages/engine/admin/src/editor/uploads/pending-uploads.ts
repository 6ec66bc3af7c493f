import type { Node } from '@tiptap/pm/model'
import { PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'

/** Upload in a text and the position of its widget. */
interface PendingUpload {
  id: number
  pos: number
  /** Id of the first upload of its batch. Images of a batch become a gallery. */
  batch: number
}
export type UploadChange = { add: readonly PendingUpload[] } | { remove: readonly number[] }

export const pendingUploads = new PluginKey<readonly PendingUpload[]>('uploads')

/** Plugin state: uploads with their positions, mapped through every change. */
export const pendingState = {
  init: (): readonly PendingUpload[] => [],
  apply: (change: Transaction, pending: readonly PendingUpload[], { doc }: EditorState) =>
    applyChange(change, mapPositions(change, pending, doc)),
}

/** Maps positions through a change. If the form replaces the whole document, mapping doesn't work. */
const mapPositions = (
  change: Transaction,
  pending: readonly PendingUpload[],
  before: Node,
): readonly PendingUpload[] => {
  if (!change.docChanged || pending.length === 0 || change.doc.eq(before)) return pending
  const replaced = replacesAll(change, before)
  return pending.map((each) => ({
    ...each,
    pos: replaced ? Math.min(each.pos, change.doc.content.size) : change.mapping.map(each.pos),
  }))
}

const replacesAll = ({ mapping }: Transaction, before: Node): boolean =>
  mapping.maps.some((map) => {
    let all = false
    map.forEach((from, to) => (all ||= from === 0 && to === before.content.size))
    return all
  })

const applyChange = (change: Transaction, pending: readonly PendingUpload[]): readonly PendingUpload[] => {
  const uploadChange: UploadChange | undefined = change.getMeta(pendingUploads)
  if (!uploadChange) return pending
  return 'add' in uploadChange
    ? [...pending, ...uploadChange.add]
    : pending.filter(({ id }) => !uploadChange.remove.includes(id))
}
