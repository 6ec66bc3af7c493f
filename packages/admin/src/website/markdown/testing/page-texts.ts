import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from '@tiptap/pm/model'
import { openBody, type Body } from '../body/open-body.ts'
import { splitPage } from '../front-matter.ts'
import { pageSchema } from '../schema/extensions.ts'

const root = join(import.meta.dirname, '../../../../../..')

/** The Markdown files of the sample college and of the tests' college, by their paths. */
export const pageTexts: readonly (readonly [string, string])[] = globSync(
  '{college,tests/support/college}/**/*.md',
  { cwd: root },
)
  .toSorted()
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)

/** A text as the editor opens it. */
export const open = (text: string): { front: string; body: Body; doc: Node } => {
  const { front, body: bodyText } = splitPage(text)
  const body = openBody(bodyText, pageSchema)
  const nodes = body.blocks.map(({ node }) => node)
  return {
    front,
    body,
    doc: pageSchema.node('doc', null, nodes.length > 0 ? nodes : [pageSchema.node('paragraph')]),
  }
}

/** The words of a document, whatever their spaces. */
export const words = (doc: Node): string =>
  doc
    .textBetween(0, doc.content.size, ' ', ({ attrs }) => String(attrs.source ?? attrs.alt ?? ' '))
    .replaceAll('\0', '\ufffd')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Where words can be typed. */
export const typingPlaces = (doc: Node): number[] => {
  const places: number[] = []
  doc.descendants((node, pos) => {
    if (node.isTextblock) for (let at = 0; at <= node.content.size; at++) places.push(pos + 1 + at)
  })
  return places
}
