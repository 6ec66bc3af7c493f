import { describe, expect, test } from 'vitest'
import type { RichTextNode } from '../rich-text/rich-text-node.ts'
import { walkNodes } from '../rich-text/walk-nodes.ts'
import { numberNodes } from './compare-nodes.ts'
import { mergeBlocks } from './merge-blocks.ts'
import type { Choice } from './merged.ts'

const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const list = (...items: string[]): RichTextNode => ({
  type: 'bulletList',
  content: items.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
})
const table = (...rows: string[][]): RichTextNode => ({
  type: 'table',
  content: rows.map((cells) => ({
    type: 'tableRow',
    content: cells.map((text) => ({ type: 'tableCell', content: [paragraph(text)] })),
  })),
})
const body = (...content: RichTextNode[]): string => JSON.stringify({ type: 'doc', content })
const written = (...texts: string[]): string => body(...texts.map(paragraph))
const merge = (base: unknown, mine: unknown, theirs: unknown) => mergeBlocks({ base, mine, theirs })!

describe('merge of a body', () => {
  test('handles three malicious texts quickly, and asks if they are too complex', () => {
    const many = (count: number, text: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => text(at))
    const mixed = (by: number) => many(6000, (at) => String((at * by) % 6000))
    const equal = (count: number, other: number) => many(count, (at) => (at % other === 0 ? `${at}` : '#'))
    const lists = (by: number) =>
      body(...many(60, String).map(() => list(...many(90, (at) => String((at * by) % 90)))))
    const hostile = [
      [written(...mixed(1)), written(...mixed(7)), written(...mixed(11))],
      [written(...equal(2000, 2001)), written(...equal(1900, 7)), written(...equal(2000, 11))],
      [body(list(...mixed(1))), body(list(...mixed(7))), body(list(...mixed(11)))],
      [lists(1), lists(7), lists(11)],
    ]
    const began = process.cpuUsage()
    const merged = hostile.map(([base, mine, theirs]) => merge(base, mine, theirs))
    const { user } = process.cpuUsage(began)
    // Seconds of CPU time: 0.1, and 7 without the limit.
    expect(user / 1_000_000).toBeLessThan(2)
    expect(merged.map((each) => each === undefined || each.collisions.length > 0)).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('merges paragraphs that either side changed, added or removed, even adjacent ones', () => {
    const merged = merge(
      written('The flood came.', 'The bell was cast.', 'The school opened.', 'The end.'),
      written('The great flood came.', 'The bell was cast.', 'The school opened.', 'The very end.', 'Amen.'),
      written('The flood came.', 'The bell was cast in 1900.', 'The end.'),
    )
    expect(merged.collisions).toEqual([])
    expect(merged.resolve()).toBe(
      written('The great flood came.', 'The bell was cast in 1900.', 'The very end.', 'Amen.'),
    )
    expect(merged.theirs).toBe(2)
  })

  test('only asks about a paragraph that both sides changed', () => {
    const merged = merge(
      written('The flood came.', 'The bell was cast.', 'The end.'),
      written('The great flood came.', 'The old bell was cast.', 'The end.'),
      written('The flood came.', 'The bell was cast anew.', 'The very end.'),
    )
    expect(merged.collisions).toEqual([
      {
        base: written('The bell was cast.'),
        mine: written('The old bell was cast.'),
        theirs: written('The bell was cast anew.'),
      },
    ])
    const resolved = (choice: Choice, ...texts: string[]) =>
      expect(merged.resolve([choice])).toBe(written('The great flood came.', ...texts, 'The very end.'))
    resolved('mine', 'The old bell was cast.')
    resolved('theirs', 'The bell was cast anew.')
    resolved('both', 'The bell was cast anew.', 'The old bell was cast.')
  })

  test('asks about a paragraph that one side changed and the other removed', () => {
    const { collisions, resolve } = merge(written('A b c', 'D'), written('A b c d', 'D'), written('D'))
    expect(collisions).toEqual([{ base: written('A b c'), mine: written('A b c d'), theirs: null }])
    expect(resolve(['theirs'])).toBe(written('D'))
  })

  test('merges list items, also nested ones, and table rows', () => {
    const nested = (first: string, second: string): RichTextNode => ({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph('Bring'), list(first, second)] }],
    })
    const { collisions, resolve } = merge(
      body(nested('a card', 'a photo'), table(['Fee', '500'], ['Card', '50'])),
      body(nested('a report card', 'a photo'), table(['Fee', '550'], ['Card', '50'])),
      body(nested('a card', 'a photo, signed'), table(['Fee', '500'], ['Card', '50'], ['Book', '90'])),
    )
    expect(collisions).toEqual([])
    expect(resolve()).toBe(
      body(nested('a report card', 'a photo, signed'), table(['Fee', '550'], ['Card', '50'], ['Book', '90'])),
    )
  })

  test('shows an item that both sides changed within its list', () => {
    const { collisions } = merge(
      body(list('one', 'two')),
      body(list('one', 'two a')),
      body(list('one', 'two b')),
    )
    expect(collisions).toEqual([
      { base: body(list('two')), mine: body(list('two a')), theirs: body(list('two b')) },
    ])
  })

  test('asks about a whole table with a new column, because its rows would no longer fit', () => {
    const { collisions } = merge(
      body(table(['a', 'b'], ['c', 'd'])),
      body(table(['a', 'b', 'x'], ['c', 'd', 'y'])),
      body(table(['a', 'b'], ['c', 'e'])),
    )
    expect(collisions).toHaveLength(1)
  })

  test('ignores null and default attributes, and removes a list of which both sides removed half', () => {
    const aligned = { type: 'paragraph', attrs: { textAlign: null }, content: [{ type: 'text', text: 'A' }] }
    expect(merge(written('A'), body(aligned), written('B')).resolve()).toBe(written('B'))
    const linked = (attrs: object) =>
      body({
        type: 'paragraph',
        content: [{ type: 'text', text: 'A', marks: [{ type: 'link', attrs: { href: '/a', ...attrs } }] }],
      })
    const opened = linked({ target: '_blank', rel: 'noopener noreferrer nofollow' })
    expect(merge(linked({}), opened, written('A, and more')).resolve()).toBe(written('A, and more'))
    const { resolve } = merge(
      body(list('a', 'b'), paragraph('c')),
      body(list('a'), paragraph('c')),
      body(list('b'), paragraph('c')),
    )
    expect(resolve()).toBe(written('c'))
  })

  test.each([
    ['the body has a foreign format', written('A'), '<p>B</p>', written('C')],
    ['both users started an empty body', null, written('B'), written('C')],
    ['the merge would leave the body empty', written('A', 'B'), written('A'), written('B')],
  ])('asks about the whole body if %s', (_what, base, mine, theirs) => {
    expect(merge(base, mine, theirs)).toBeUndefined()
  })
})

describe('merge of malicious bodies', () => {
  const many = <T>(count: number, item: (at: number) => T) =>
    Array.from({ length: count }, (_, at) => item(at))
  const lines = many(6500, (at) => paragraph(String(at)))
  /** Shortest of three merges. */
  const duration = (...versions: [RichTextNode[], RichTextNode[], RichTextNode[]]) => {
    const [base, mine, theirs] = versions.map((blocks) => body(...blocks))
    const times = many(3, () => {
      const start = performance.now()
      mergeBlocks({ base, mine, theirs })
      return performance.now() - start
    })
    return Math.min(...times)
  }
  const usual = duration(lines, lines.toSpliced(9, 1), lines.with(70, paragraph('changed')))
  const shuffled = many(6500, (at) => lines[(at * 7919) % 6500]!)
  const quotes = (text: string) =>
    many(200, (at) =>
      many(28, () => 0).reduce(
        (inner) => ({ type: 'blockquote', content: [inner] }),
        paragraph(`${text} ${at}`),
      ),
    )
  const equal = many(6500, () => paragraph('#'))

  test.each<[string, [RichTextNode[], RichTextNode[], RichTextNode[]]]>([
    ['equal paragraphs', [equal, equal.slice(99), [paragraph('x'), ...equal.slice(7)]]],
    ['paragraphs in three orders', [lines, shuffled, lines.toReversed()]],
    [
      'two alternating paragraphs',
      [2, 3, 5].map((turn) => many(6500, (at) => paragraph(String((at % turn) % 2)))) as never,
    ],
    ['nested quotes', [quotes('a'), quotes('a b'), quotes('a c')]],
  ])('takes at most 30 times as long as usual for %s', (_what, versions) => {
    expect(duration(...versions) / usual).toBeLessThan(30)
  })
})

describe('merge of generated bodies', () => {
  /** Generator of reproducible numbers below `below` (Lehmer's). */
  const random = (seed: number) => {
    let state = seed + 1
    return (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below
  }
  type Random = ReturnType<typeof random>
  let word = 0
  const words = (pick: Random) =>
    Array.from({ length: 1 + pick(6) }, () => (pick(3) === 0 ? 'the' : `word${pick(40)}`)).join(' ')
  const block = (pick: Random): RichTextNode =>
    [
      () => paragraph(words(pick)),
      () => paragraph('the'),
      () => ({ ...paragraph(words(pick)), type: 'heading', attrs: { level: 2 } }),
      () => list(...Array.from({ length: 1 + pick(4) }, () => words(pick))),
      () => table(...Array.from({ length: 1 + pick(3) }, () => [words(pick), words(pick)])),
      () => ({ type: 'blockquote', content: [paragraph(words(pick)), list(words(pick))] }),
    ][pick(6)]!()
  /** Adds new words to some of a block's texts. */
  const reword = (block: RichTextNode, pick: Random): void => {
    for (const node of walkNodes(block)) if (node.text && pick(2) === 0) node.text += ` new${word++}`
  }
  /** Blocks with some changed, removed, added, moved or duplicated. */
  const edit = (blocks: readonly RichTextNode[], pick: Random): RichTextNode[] => {
    const made = structuredClone(blocks) as RichTextNode[]
    for (let times = pick(5); times > 0; times--) {
      const at = pick(made.length + 1)
      const what = pick(8)
      const chosen = made[at]
      if (!chosen || what === 0) made.splice(at, 0, block(pick))
      else if (what === 1) made.splice(at, 0, chosen)
      else if (what === 2) made.splice(at, 1)
      else if (what === 3) made.splice(pick(made.length), 0, ...made.splice(at, 1))
      else if (what === 4 && (chosen.content ?? []).length > 1) chosen.content?.splice(pick(2), 1)
      else reword(chosen, pick)
    }
    return made
  }
  const trials = Array.from({ length: 400 }, (_, seed) => {
    const pick = random(seed)
    const base = Array.from({ length: 1 + pick(8) }, () => block(pick))
    return [base, edit(base, pick), edit(base, pick)].map((blocks) => body(...blocks)) as [
      string,
      string,
      string,
    ]
  })
  const textsOf = (...bodies: readonly unknown[]): string[] =>
    bodies.flatMap((stored) =>
      typeof stored === 'string'
        ? [...walkNodes(JSON.parse(stored) as RichTextNode)].flatMap(({ text }) => text ?? [])
        : [],
    )
  const sameBody = (...bodies: [unknown, string]) => {
    const [one, other] = bodies.map((stored) => JSON.parse(String(stored)) as RichTextNode)
    const numberOf = numberNodes()
    expect(numberOf(one!)).toBe(numberOf(other!))
  }

  test("returns the other side's body if one side changed nothing, or both the same", () => {
    // Nothing can be merged if nothing remains of a body.
    const bodies = trials.filter(([base, mine]) => textsOf(base).length > 0 && textsOf(mine).length > 0)
    for (const [base, mine] of bodies)
      for (const versions of [
        [base, mine],
        [mine, base],
        [mine, mine],
      ] as const) {
        const merged = merge(base, ...versions)
        expect(merged.collisions).toEqual([])
        sameBody(merged.resolve(), mine)
      }
    expect(bodies.length).toBeGreaterThan(300)
  })

  test('returns the same from both sides, apart from their roles', () => {
    for (const [base, mine, theirs] of trials) {
      const [merged, swapped] = [merge(base, mine, theirs), merge(base, theirs, mine)]
      expect(swapped === undefined).toBe(merged === undefined)
      expect(swapped?.collisions).toEqual(
        merged?.collisions.map(({ base, mine, theirs }) => ({ base, mine: theirs, theirs: mine })),
      )
      expect(swapped?.resolve(swapped.collisions.map(() => 'theirs'))).toEqual(merged?.resolve())
    }
  })

  test('loses no text: each is merged or asked about', () => {
    let asked = 0
    for (const [base, mine, theirs] of trials) {
      const merged = merge(base, mine, theirs)
      if (!merged) continue
      if (merged.collisions.length > 0) asked++
      const { collisions, resolve } = merged
      const found = new Set(textsOf(resolve(), ...collisions.flatMap(({ mine, theirs }) => [mine, theirs])))
      const before = Map.groupBy(textsOf(base), (text) => text)
      const [ours, others] = [new Set(textsOf(mine)), new Set(textsOf(theirs))]
      const isKept = (text: string) => ours.has(text) && others.has(text) && before.get(text)?.length === 1
      const lost = [...ours, ...others].filter(
        (text) => (isKept(text) || !before.has(text)) && !found.has(text),
      )
      expect(lost).toEqual([])
    }
    // Otherwise the trials would prove nothing about either.
    expect(asked).toBeGreaterThan(40)
    expect(asked).toBeLessThan(360)
  })
})
