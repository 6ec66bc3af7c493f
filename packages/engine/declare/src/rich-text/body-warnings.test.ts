import { expect, test } from 'vitest'
import { markdownToBody } from '../markdown/markdown-to-body.ts'
import { stripDelimiters } from '../messages/message.ts'
import { bodyWarnings } from './body-warnings.ts'

const warningsOf = (markdown: string): string[] => {
  const read = markdownToBody(markdown)
  if ('problem' in read) throw new Error(read.problem)
  return bodyWarnings(read.document).map(stripDelimiters)
}

test('warnings: report nothing about a good text', () => {
  const table = '| Day | Hours |\n|-----|-------|\n| Mon | 8-5   |\n'
  const picture = '![The desk of the librarian.](/media/desk.svg)'
  expect(
    warningsOf(
      `The [opening hours](/hours) are told.\n\n## Books\n\n### Old\n\n${picture}\n\n## Help\n\n${table}`,
    ),
  ).toEqual([])
})

test.each([
  'click here',
  'Here',
  'Read more…',
  'i-click dito',
  'Pindutin dito',
  'Basahin pa',
  'DITO',
  '**di**to',
])('warnings: report a link named ‘%s’', (words) => {
  for (const text of [
    `For it [${words}](/x).`,
    `- one\n- [${words}](/x)`,
    `| a |\n|---|\n| [${words}](/x) |`,
  ])
    expect(warningsOf(text)).toEqual([expect.stringContaining('doesn’t describe its target')])
})

test.each([
  ['## One\n\n#### Three\n\nText.', 'level 4 heading, but level 3 is expected'],
  ['## One\n\n## Two\n\nText.', 'The heading “One” has no text below it.'],
  ['Text.\n\n## Last', 'The heading “Last” has no text below it.'],
  ['## Fees\n\nA.\n\n## fees\n\nB.', 'Two headings are named “fees”'],
  ['![IMG_2034.JPG](/media/a.jpg)', '“IMG_2034.JPG” is a filename.'],
  ['| a | b | c | d | e |\n|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |', 'a table with 5 columns'],
])('warnings: report %j', (markdown, text) => {
  expect(warningsOf(markdown)).toEqual([expect.stringContaining(text)])
})

test('warnings: accept a list of people with five columns, which phones show as cards', () => {
  expect(
    warningsOf('::table roll\n\n| a | b | c | d | e |\n|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |'),
  ).toEqual([])
})
