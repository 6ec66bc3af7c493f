import { expect, test } from 'vitest'
import { findWarnings } from './find-warnings.ts'
import { listWarnings } from './list-warnings.ts'

const head = `---
title: Library
description: When the library is open, what it lends, and whom to ask for help with a thesis.
---
`
const warningsOf = (body: string) => findWarnings(head + body).map(({ line, text }) => `${line}: ${text}`)

test('a good page has none', () => {
  expect(
    warningsOf(`
The [opening hours](/hours) are on the door.

## Books

Many.

### Old books

Some.

## Help

![The desk of the librarian.](pictures/desk.svg)

| Day | Hours |
|-----|-------|
| Mon | 8-5   |
`),
  ).toEqual([])
})

test.each([
  ['description: ""', 'Say in one sentence what the page is about'],
  ['description: Books.', 'has only 6 characters'],
  [`description: >-\n  ${'many words '.repeat(16)}`, 'cut it after about 160'],
])('%j is told at its line', (description, text) => {
  const found = findWarnings(`---\ntitle: Library\n${description}\n---\n\nText.\n`)
  expect(found).toMatchObject([{ line: 3, text: expect.stringContaining(text) }])
})

test.each(['click here', 'Here', 'Read more…', 'i-click dito', 'Pindutin dito', 'Basahin pa', 'DITO'])(
  'a link called ‘%s’ doesn’t say where it leads',
  (words) => {
    expect(warningsOf(`\nFine.\n\nFor the form [${words}](/x).\n`)).toEqual([
      `8: The link “${words}” doesn’t say where it leads. Name the page or the file instead.`,
    ])
  },
)

test('a link in a list, a table and a quotation is found at its line', () => {
  expect(
    warningsOf('\n- one\n- [here](/x)\n\n| a |\n|---|\n| [here](/x) |\n\n> a\n> [here](/x)\n').map(
      (text) => text.split(':')[0],
    ),
  ).toEqual(['7', '11', '14'])
})

test('headings are read as an outline', () => {
  expect(
    warningsOf('\n# Top\n\n### Deep\n\n## Empty\n\n## Empty\n\nText.\n\n##\n\nText.\n\n## Last\n'),
  ).toEqual([
    expect.stringContaining('6: “Top” is a heading of the first level'),
    expect.stringContaining('8: “Deep” is a heading of level 3 where one of level 2 would follow'),
    '8: Nothing stands under the heading “Deep”.',
    '10: Nothing stands under the heading “Empty”.',
    expect.stringContaining('12: Two headings are called “Empty”'),
    '16: This heading has no words.',
    '20: Nothing stands under the heading “Last”.',
  ])
})

test('pictures and tables that a reader can’t take in are told', () => {
  expect(
    warningsOf(
      '\n![IMG_1234.jpg](pictures/x.svg)\n\n![](pictures/y.svg)\n\n|a|b|c|d|e|\n|-|-|-|-|-|\n|1|2|3|4|5|\n',
    ),
  ).toEqual([
    '6: “IMG_1234.jpg” is the name of a file. Describe what the picture shows.',
    '8: The picture pictures/y.svg has no description.',
    '10: A table of 5 columns has to be pushed sideways on a phone. Four fit.',
  ])
})

test('days that are past, and links to what ends, are told', () => {
  const entries = [{ title: 'Fair', kind: 'content', path: '/fair', until: '2027-01-31' } as const]
  const edits = {
    'pages/a.md': `${head}\nSee the [book fair](/fair#hours).\n`,
    'site-map.yaml':
      'menu:\n  - { title: Fair, path: /fair, until: 2026-01-31 }\n  - { title: X, path: /x, until: 2027-01-31 }\n',
    'pages/b.md': null,
  }
  expect(listWarnings(edits, { entries: [...entries] }, '2026-11-23')).toEqual([
    {
      path: 'pages/a.md',
      line: 6,
      text: 'The link “book fair” leads to a page that is shown until January 31, 2027 only.',
    },
    {
      path: 'site-map.yaml',
      line: 2,
      text: 'The day January 31, 2026 is past, so this isn’t shown any more.',
    },
  ])
})
