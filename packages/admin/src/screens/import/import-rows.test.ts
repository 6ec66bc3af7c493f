import { isSameValue } from '@kampana/engine-declare/merge/comparison'
import {
  boolean,
  datetime,
  day,
  longText,
  money,
  number,
  richText,
  select,
  text,
  type Field,
} from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { jobOpenings } from '@kampana/shared/resources/job-openings'
import { updates } from '@kampana/shared/resources/updates'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodeCsv } from '@kampana/engine-admin/csv/decode-csv'
import { toCsv } from '@kampana/engine-admin/screens/export/csv'
import { dayOrder } from '@kampana/engine-admin/screens/import/import-days'
import { toInputs } from '@kampana/engine-admin/screens/import/import-rows'
import { importFields, readImportFile } from '@kampana/engine-admin/screens/import/read-import-file'

const t = (text: string, values: Record<string, unknown> = {}) =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]))
const fixtures = join(import.meta.dirname, 'fixtures')

describe('csv import', () => {
  test.each(readdirSync(fixtures))('reads the characters and dates of %s', async (name) => {
    const text = decodeCsv(readFileSync(join(fixtures, name)))
    const { rows, problems } = await toInputs(readImportFile(text, jobOpenings, t), jobOpenings, t)
    expect(problems).toEqual([])
    expect(rows).toMatchObject([
      { title: 'Señor Accountant', department: 'Peña Hall', closing_day: '2026-12-25' },
      { title: 'Nurse, 2nd shift', department: 'Clinic; “A”', closing_day: '2027-01-03' },
    ])
    expect(rows[0]?.['body']).toContain('Keeps the books – from Santo Niño Street')
    expect(rows[1]?.['body']).toMatch(/Two.*lines/)
  })

  test('rejects a lost character, with its line number', () => {
    const lost = 'Position,Department\nCook,Kitchen\nSe�or Accountant,Peña Hall\n'
    expect(() => readImportFile(lost, jobOpenings, t)).toThrow(
      'Line 3: The text contains “�” in place of a lost character. Type the character again.',
    )
  })

  test('reads a UTF-8 file with a broken byte as UTF-8', () => {
    const lines = (...texts: string[]) => new TextEncoder().encode(texts.join(''))
    const broken = (...start: string[]) =>
      decodeCsv(
        Uint8Array.of(...lines(...start, 'Position,Department\nPlumber '), 0xf1, ...lines(',Clinic\n')),
      )
    expect(broken('\ufeff')).toBe('Position,Department\nPlumber �,Clinic\n')
    for (const letter of ['ñ', 'É', '’', '–'])
      expect(broken(`${letter},`)).toBe(`${letter},Position,Department\nPlumber �,Clinic\n`)
  })

  const daysOf = async (...cells: string[]) => {
    const file = readImportFile(
      `Closing date\n${cells.map((cell) => `"${cell}"`).join('\n')}`,
      jobOpenings,
      t,
    )
    const { rows, problems } = await toInputs(file, jobOpenings, t)
    return { order: dayOrder(file, jobOpenings), days: rows.map((row) => row['closing_day']), problems }
  }

  test.each([
    [['12/25/2026', '1/3/2027'], 'month first', ['2026-12-25', '2027-01-03']],
    [['1/3/2027', '25/12/2026'], 'day first', ['2027-03-01', '2026-12-25']],
    [['25.12.26', '3-1-27'], 'day first', ['2026-12-25', '2027-01-03']],
    [['5/5/2027', '2027-01-03'], undefined, ['2027-05-05', '2027-01-03']],
    [
      ['Sept. 4, 2027', '4-Sep-27', 'Saturday, 4 September 2027', 'Set 4, 2027'],
      undefined,
      ['2027-09-04', '2027-09-04', '2027-09-04', '2027-09-04'],
    ],
    [
      ['12/25/2026 0:00', '2027-01-03 00:00:00', '1/3/2027 12:00:00 AM'],
      'month first',
      ['2026-12-25', '2027-01-03', '2027-01-03'],
    ],
  ])('derives the day order of %j from all rows', async (cells, order, days) => {
    expect(await daysOf(...cells)).toEqual({ order, days, problems: [] })
  })

  test('asks if every day fits both orders', async () => {
    const { order, days, problems } = await daysOf('3/4/2027', '1/2/2027')
    expect([order, days, problems.map(({ row }) => row)]).toEqual([
      'uncertain',
      [undefined, undefined],
      [1, 2],
    ])
  })

  test('accepts only unambiguous days from a file with both orders', async () => {
    const { order, days, problems } = await daysOf('12/25/2026', '25/12/2026', '3/4/2027')
    expect([order, days, problems.map(({ row }) => row)]).toEqual([
      undefined,
      ['2026-12-25', '2026-12-25', undefined],
      [3],
    ])
  })

  test.each(['2026-02-30', '31/31/2026', '13/13/2026', '25 Foo 2026', 'next week', '2026-11-24 08:30'])(
    'rejects the day %s',
    async (cell) => {
      const { problems } = await daysOf(cell)
      expect(problems).toMatchObject([{ message: 'Enter the date in the format 2026-11-24.' }])
    },
  )

  const clocks: Resource = { ...jobOpenings, fields: { at: datetime('At') } }
  test.each([
    ['12/25/2026 8:30', '2026-12-25T00:30:00.000Z'],
    ['12/25/2026 8:30:15 PM', '2026-12-25T12:30:00.000Z'],
    ['Dec 25, 2026, 12:05 AM', '2026-12-24T16:05:00.000Z'],
    ['25 Dec 2026 14:00', '2026-12-25T06:00:00.000Z'],
    ['2026-12-25T08:30', '2026-12-25T00:30:00.000Z'],
    ['2026-12-25T00:30:00.000000Z', '2026-12-25T00:30:00.000Z'],
    ['2026-12-25', '2026-12-24T16:00:00.000Z'],
  ])('reads the time %s in the college’s time zone', async (cell, instant) => {
    const { rows } = await toInputs(readImportFile(`At\n"${cell}"`, clocks, t), clocks, t)
    expect(rows).toEqual([{ at: instant }])
  })
  test.each(['2026-12-25 25:00', '12/25/2026 13:30 PM', 'noon'])('rejects the time %s', async (cell) => {
    const { problems } = await toInputs(readImportFile(`At\n"${cell}"`, clocks, t), clocks, t)
    expect(problems).toMatchObject([{ message: 'Enter the date and time in the format 2026-11-24 08:30.' }])
  })
})

test.each<[Field, unknown]>([
  [text('It'), '=Peña, “Niño”; 2'],
  [longText('It'), 'Two\nlines'],
  [day('It'), '2026-12-03'],
  [datetime('It'), '2026-12-03T00:30:00.000Z'],
  [number('It'), -1250.5],
  [money('It'), 4120050],
  [select('It', { 'news-and-events': 'News and Events' }), 'news-and-events'],
  [boolean('It', { yes: 'Open', no: 'Closed' }), 0],
  [
    richText('It'),
    JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Niño' }] }],
    }),
  ],
])('csv export: can be imported again (%#)', async (field, value) => {
  const resource: Resource = { ...jobOpenings, fields: { it: field } }
  const columns = importFields(resource).map(([name, each]) => ({ name, label: each.label, field: each }))
  const bytes = new TextEncoder().encode(`\uFEFF${toCsv(columns, [{ it: value }], t)}`)
  const { rows, problems } = await toInputs(readImportFile(decodeCsv(bytes), resource, t), resource, t)
  expect(problems).toEqual([])
  expect(isSameValue(field, rows[0]?.['it'], value)).toBe(true)
})

const importUpdates = async (csv: string, publishes?: boolean) => {
  const file = readImportFile(csv, updates, t)
  return toInputs({ ...file, ...(publishes !== undefined && { publishes }) }, updates, t)
}

test('csv import: publishes a row with a past date only on request', async () => {
  const csv = 'Title,Posted\nFoundation Day,2019-05-04 08:30\n'
  const { rows } = await importUpdates(csv)
  expect(rows).toEqual([{ title: 'Foundation Day', posted_at: null }])
  const published = await importUpdates(csv, true)
  expect(published.rows).toEqual([{ title: 'Foundation Day', posted_at: '2019-05-04T00:30:00.000Z' }])
})

const bodyOfCell = async (html: string) => {
  const csv = `Title,Body\nFoundation Day,"${html.replaceAll('"', '""')}"\n`
  const { rows, problems, warnings } = await importUpdates(csv)
  return { body: JSON.parse(String(rows[0]?.['updates'])) as unknown, problems, warnings }
}
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})

test('csv import: converts HTML of a body to a document', async () => {
  const { body, problems, warnings } = await bodyOfCell(
    '<!-- wp:heading --><h2>Program</h2><!-- /wp:heading -->\n<p>Mass at <strong>8:00&nbsp;AM</strong>.</p><ul><li>Bring water</li></ul>',
  )
  expect([problems, warnings]).toEqual([[], []])
  expect(body).toMatchObject({
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [words('Program')] },
      paragraph(words('Mass at '), words('8:00\u00a0AM', { type: 'bold' }), words('.')),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('Bring water'))] }] },
    ],
  })
})

test('csv import: reads blank lines between bare HTML as paragraphs, as WordPress stores them', async () => {
  const { body } = await bodyOfCell('First <em>line</em>\nsecond line\n\nNext &amp; last')
  expect(body).toMatchObject({
    content: [
      paragraph(
        words('First '),
        words('line', { type: 'italic' }),
        { type: 'hardBreak' },
        words('second line'),
      ),
      paragraph(words('Next & last')),
    ],
  })
})

test('csv import: warns about images and videos that can’t be imported', async () => {
  const { problems, warnings } = await bodyOfCell(
    '<p>See</p><img src="https://old.example/a.jpg"><iframe src="https://www.youtube.com/embed/x"></iframe>',
  )
  expect(problems).toEqual([])
  expect(warnings).toEqual([
    { row: 1, field: 'updates', message: 'Skipped pictures: 1. Add them in the editor.' },
    { row: 1, field: 'updates', message: 'Videos, forms and drawings are skipped.' },
  ])
})
