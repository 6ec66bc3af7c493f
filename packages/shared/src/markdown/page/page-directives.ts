import type { z } from 'zod'
import { buttonShape } from '../../content/directives/button.ts'
import { factsShape } from '../../content/directives/facts.ts'
import { tableShape } from '../../content/directives/table.ts'
import { timelineShape } from '../../content/directives/timeline.ts'
import { treeShape, type Branch } from '../../content/directives/tree.ts'
import type { RecordsView } from '../../rich-text/records-rules.ts'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import type { ReadOptions } from '../read/read-context.ts'

type ReadLine = (line: string) => RichTextNode[]

/**
 * The blocks of a page's directives with the values of its data file: `::facts data.office`. A list of what is a record
 * elsewhere is a list of those records.
 */
export const pageDirectives =
  (find: (name: string) => unknown): NonNullable<ReadOptions['readDirective']> =>
  (name, value, readLine) => {
    if (name === 'programs') return [records('programs', 'table', { level: value.replaceAll('-', ' ') })]
    const group = { group: value.replace(/^data\./, '') }
    if (name === 'monographs') return [records('monographs', 'cards', null)]
    if (name === 'directory') return [records('offices', 'directory', group)]
    if (name === 'downloads') return [records('downloads', 'cards', group)]
    const read = Object.hasOwn(blocks, name) ? blocks[name] : undefined
    const block = read?.(find(value), readLine)
    return block && [block]
  }

const records = (
  resource: string,
  view: RecordsView,
  filter: Record<string, string> | null,
): RichTextNode => ({
  type: 'records',
  attrs: { resource, view, filter },
})

type ReadBlock = (value: unknown, line: ReadLine) => RichTextNode | undefined

/** Reads a value by its schema; a value of another shape is no block, and its directive stays as words. */
const block =
  <S extends z.ZodType>(schema: S, make: (value: z.output<S>, line: ReadLine) => RichTextNode): ReadBlock =>
  (value, line) => {
    const read = schema.safeParse(value)
    return read.success ? make(read.data, line) : undefined
  }

const holding = (type: string, content: RichTextNode[], attrs?: RichTextNode['attrs']): RichTextNode => ({
  type,
  content,
  ...(attrs && { attrs }),
})
const item = (words: RichTextNode[], ...more: RichTextNode[]): RichTextNode =>
  holding('listItem', [holding('paragraph', words), ...more])
const word = (text: string): RichTextNode => ({ type: 'text', text })

const blocks: Readonly<Record<string, ReadBlock>> = {
  button: block(buttonShape.schema, (attrs) => ({ type: 'button', attrs })),
  facts: block(factsShape.schema, (facts, line) =>
    holding(
      'facts',
      Object.entries(facts).map(([term, said]) =>
        holding('fact', [
          holding('term', line(term)),
          ...[said].flat().map((each) => holding('description', line(each))),
        ]),
      ),
    ),
  ),
  timeline: block(timelineShape.schema, (years, line) =>
    holding(
      'bulletList',
      Object.entries(years).map(([year, happened]) => item([word(`${year} `), ...line(happened)])),
      { look: 'timeline' },
    ),
  ),
  tree: block(treeShape.schema, (roots, line) => outline(roots, line, { look: 'outline' })),
  table: block(tableShape.schema, (rows, line) => roll(rows, line)),
}

const outline = (branches: readonly Branch[], line: ReadLine, attrs?: RichTextNode['attrs']): RichTextNode =>
  holding(
    'bulletList',
    branches.map(({ title, name, under }) => {
      const words = line(title)
        .map(bold)
        .concat(name ? [word(' '), ...line(name)] : [])
      return under ? item(words, outline(under, line)) : item(words)
    }),
    attrs,
  )

const bold = (node: RichTextNode): RichTextNode => ({
  ...node,
  marks: [{ type: 'bold' }, ...(node.marks ?? [])],
})

const roll = (rows: readonly Readonly<Record<string, string>>[], line: ReadLine): RichTextNode => {
  const columns = Object.keys(rows[0] ?? {})
  const cell = (type: string) => (words: RichTextNode[]) => holding(type, [holding('paragraph', words)])
  const head = columns.map((name) => [word(columnTitle(name))]).map(cell('tableHeader'))
  const body = rows.map((row) => columns.map((name) => line(row[name] ?? '')).map(cell('tableCell')))
  return holding(
    'table',
    [head, ...body].map((cells) => holding('tableRow', cells)),
    { look: 'roll' },
  )
}

/** `year_level` is the column 'Year level'. */
const columnTitle = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
