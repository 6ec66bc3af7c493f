import { expect, test } from 'vitest'
import { mergeText } from './merge-text.ts'

const page = '---\ntitle: History\n---\n\nThe flood.\n\nThe bell\nwas cast.\n\nThe end.\n'

test('edits of different paragraphs merge', () => {
  const ours = page.replace('The flood.', 'The great flood.')
  const theirs = page.replace('The end.', 'The beginning.').replace('title: History', 'title: Our story')
  expect(mergeText(page, ours, theirs, true)).toEqual({
    text: '---\ntitle: Our story\n---\n\nThe great flood.\n\nThe bell\nwas cast.\n\nThe beginning.\n',
  })
})

test('edits of one paragraph meet, also in different lines of it', () => {
  const ours = page.replace('The bell', 'The old bell')
  const theirs = page.replace('was cast', 'was cast anew')
  expect(mergeText(page, ours, theirs, true)).toEqual({
    conflicts: [
      {
        base: 'The bell\nwas cast.\n',
        ours: 'The old bell\nwas cast.\n',
        theirs: 'The bell\nwas cast anew.\n',
      },
    ],
  })
})

test('the same edit by both is no conflict, and lists merge by lines', () => {
  const list = 'a: 1\nb: 2\nc: 3\n'
  expect(mergeText(list, 'a: 2\nb: 2\nc: 3\n', 'a: 2\nb: 2\nc: 4\n', false)).toEqual({
    text: 'a: 2\nb: 2\nc: 4\n',
  })
})

test.each(['', 'x', 'no end of line', '\n\n\n', 'é\r\n\r\nñ'])(
  'a text that nobody changed stays as it is: %j',
  (text) => {
    expect(mergeText(text, text, text, true)).toEqual({ text })
    expect(mergeText(text, text, text, false)).toEqual({ text })
  },
)

test('thousands of equal lines are merged, or asked about, as soon as others are', () => {
  const equal = (count: number, end: string) => `${'#\n'.repeat(count)}${end}\n`
  const base = equal(20_000, 'a: 1')
  expect(mergeText(base, equal(20_000, 'a: 2'), equal(19_990, 'a: 1'), false)).toHaveProperty('conflicts')
  expect(mergeText(base, `b: 1\n${base}`, equal(20_000, 'a: 2'), false)).toEqual({
    text: `b: 1\n${equal(20_000, 'a: 2')}`,
  })
})

test('lines in an order that would take minutes to compare are a conflict of the whole', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `${(at * 7919) % 20_000}\n`)
  const [base, ours, theirs] = [lines.toSorted().join(''), lines.join(''), lines.toReversed().join('')]
  expect(mergeText(base, ours, theirs, false)).toEqual({ conflicts: [{ base, ours, theirs }] })
})
