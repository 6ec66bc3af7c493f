import type { RichTextNode } from '../rich-text/rich-text-node.ts'
import { parseRichText } from '../rich-text/rich-text.ts'
import { haveSameColumns, holdsBlocks, isSuccessor, numberNodes } from './compare-nodes.ts'
import { workLimit } from './diff-sequences.ts'
import { mergeSequences, type SequenceOptions } from './merge-sequences.ts'
import type { Choice, Collision, Merged, Versions } from './merged.ts'

type Nodes = readonly RichTextNode[]

/** Part of a merged body: blocks, a collision, or a block whose children are merged. */
type Part =
  | { nodes: Nodes; theirs: number }
  | { collision: Collision; versions: Versions<Nodes> }
  | { around: (content: Nodes) => RichTextNode; theirs: number; parts: readonly Part[] }

/**
 * Merges two people's changes of a body by block, list item and table row. Returns undefined if a person must choose one
 * version: for a foreign body format, a body that takes too long to compare, or an invalid result.
 */
export const mergeBlocks = ({ base, mine, theirs }: Versions): Merged | undefined => {
  const [before, ours, others] = [readBlocks(base), readBlocks(mine), readBlocks(theirs)]
  if (!before || !ours || !others) return undefined
  const parts = mergeNodes({ base: before, mine: ours, theirs: others }, toDocument, {
    keyOf: numberNodes(),
    isSuccessor,
    limit: workLimit(),
  })
  if (!parts) return undefined
  const resolve = (choices: readonly Choice[] = []) => toDocument(build(parts, choices.values()))
  const collisions = findCollisions(parts)
  const outcomes =
    collisions.length === 0 ? [resolve()] : [resolve(), resolve(collisions.map(() => 'theirs'))]
  return outcomes.every((outcome) => readBlocks(outcome)?.length)
    ? { theirs: countTheirs(parts), collisions, resolve }
    : undefined
}

const readBlocks = (value: unknown): Nodes | undefined => {
  if (typeof value !== 'string') return undefined
  const read = parseRichText(value)
  return 'document' in read ? (read.document.content ?? []) : undefined
}
const toDocument = (content: Nodes): string => JSON.stringify({ type: 'doc', content })

/** Merges sibling blocks; `toValue` converts some of them to a body. */
const mergeNodes = (
  versions: Versions<Nodes>,
  toValue: (nodes: Nodes) => string,
  options: SequenceOptions<RichTextNode>,
): Part[] | undefined =>
  mergeSequences(versions, options)?.map((stretch): Part => {
    if ('items' in stretch) return { nodes: stretch.items, theirs: stretch.theirs }
    const { collision: versions } = stretch
    const value = (nodes: Nodes) => (nodes.length === 0 ? null : toValue(nodes))
    const { base, mine, theirs } = versions
    return (
      mergeWithin(versions, toValue, options) ?? {
        collision: { base: value(base), mine: value(mine), theirs: value(theirs) },
        versions,
      }
    )
  })

/** Merges the children of one block that both changed, such as the items of a list. */
const mergeWithin = (
  versions: Versions<Nodes>,
  toValue: (nodes: Nodes) => string,
  options: SequenceOptions<RichTextNode>,
): Part | undefined => {
  const blocks = blocksToMerge(versions)
  if (!blocks) return undefined
  const { base: before, mine, theirs } = blocks
  // Compares type and attributes, without content.
  const [was, my, their] = [before, mine, theirs].map(({ type, attrs = {} }) =>
    options.keyOf({ type, attrs }),
  )
  if (my !== was && their !== was && my !== their) return undefined
  const { attrs } = my === was ? theirs : mine
  const around = (content: Nodes): RichTextNode => ({
    type: before.type,
    ...(attrs && { attrs }),
    content: [...content],
  })
  const [base = [], ours = [], others = []] = [before.content, mine.content, theirs.content]
  const contents = { base, mine: ours, theirs: others }
  const parts = mergeNodes(contents, (nodes) => toValue([around(nodes)]), options)
  return parts && { around, parts, theirs: my === was && their !== was ? 1 : 0 }
}

/** Returns the only block of each version if all have the same type and their children can be merged. */
const blocksToMerge = ({ base, mine, theirs }: Versions<Nodes>): Versions<RichTextNode> | undefined => {
  const [before, ours, others] = [base[0], mine[0], theirs[0]]
  if (!before || !ours || !others || base.length + mine.length + theirs.length > 3) return undefined
  const blocks = [before, ours, others]
  if (!blocks.every((block) => block.type === before.type && holdsBlocks(block))) return undefined
  return before.type === 'table' && !haveSameColumns(blocks)
    ? undefined
    : { base: before, mine: ours, theirs: others }
}

const build = (parts: readonly Part[], choices: Iterator<Choice>): RichTextNode[] =>
  parts.flatMap((part): Nodes => {
    if ('nodes' in part) return part.nodes
    if ('parts' in part) {
      const content = build(part.parts, choices)
      // Removes a list if both sides together removed all its items.
      return content.length > 0 ? [part.around(content)] : []
    }
    const { mine, theirs } = part.versions
    const { value: choice = 'mine' } = choices.next()
    return choice === 'both' ? [...theirs, ...mine] : choice === 'theirs' ? theirs : mine
  })

const findCollisions = (parts: readonly Part[]): Collision[] =>
  parts.flatMap((part) =>
    'parts' in part ? findCollisions(part.parts) : 'collision' in part ? [part.collision] : [],
  )

const countTheirs = (parts: readonly Part[]): number =>
  parts.reduce(
    (sum, part) =>
      sum + ('theirs' in part ? part.theirs : 0) + ('parts' in part ? countTheirs(part.parts) : 0),
    0,
  )
