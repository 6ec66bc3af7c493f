import type { Node } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { pageSchema } from '../schema/extensions.ts'
import { typingPlaces } from './page-texts.ts'

/** A change of one block that stands at the top: its index, and the document after it. */
export interface Edit {
  index: number
  doc: Node
}
export type MakeEdit = (doc: Node) => Edit | undefined

/** Types a text somewhere. */
const typing =
  (text: string, where: number): MakeEdit =>
  (doc) => {
    const places = typingPlaces(doc)
    const place = places[where % places.length]
    if (place === undefined) return undefined
    const at = doc.resolve(place)
    return edit(doc, place, (change) => change.insert(place, pageSchema.text(text, at.marks())))
  }

/** Takes some letters of a block away. */
const deleting =
  (length: number, where: number): MakeEdit =>
  (doc) => {
    const places = typingPlaces(doc)
    const from = places[where % places.length]
    if (from === undefined) return undefined
    const to = Math.min(from + length, doc.resolve(from).end())
    return edit(doc, from, (change) => change.delete(from, to))
  }

/** Makes words bold, slanted or struck. */
const marking =
  (name: 'bold' | 'italic' | 'strike', length: number, where: number): MakeEdit =>
  (doc) => {
    const places = typingPlaces(doc)
    const from = places[where % places.length]
    const mark = pageSchema.mark(name)
    if (from === undefined || !doc.resolve(from).parent.type.allowsMarkType(mark.type)) return undefined
    const to = Math.min(from + length, doc.resolve(from).end())
    return edit(doc, from, (change) => change.addMark(from, to, mark))
  }

const edit = (doc: Node, place: number, make: (change: Transform) => Transform): Edit => ({
  index: doc.resolve(place).index(0),
  doc: make(new Transform(doc)).doc,
})

const number = fc.nat(10_000)

/** Any of these edits, with any of these texts. */
export const anyEdit = (texts: Arbitrary<string>): Arbitrary<MakeEdit> =>
  fc.oneof(
    fc.tuple(texts, number).map(([text, where]) => typing(text, where)),
    fc.tuple(fc.nat(30), number).map(([length, where]) => deleting(length + 1, where)),
    fc
      .tuple(fc.constantFrom('bold' as const, 'italic' as const, 'strike' as const), fc.nat(30), number)
      .map(([name, length, where]) => marking(name, length + 1, where)),
  )
