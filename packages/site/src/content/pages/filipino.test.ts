import { describe, expect, test } from 'vitest'
import { fixtureCollege } from '../../../../../tests/support/college-directory.ts'
import { layeredFiles } from '../editing/layered-files.ts'
import { folderFiles } from '../folder/files.ts'
import { readContent } from '../read-content.ts'
import { readRecords, writeRecords } from '../records/record-files.ts'
import { hoursInFilipino } from './filipino.ts'

const english = '---\ntitle: Records\nplace: z\ndescription: How to get them.\n---\n\nOne.\n'
const filipino =
  '---\nfil_title: Mga rekord\nfil_standing: Sampung araw.\n---\n\n[Sumulat](/contact-us) o [basahin](/records) ang [kasaysayan](/about-us/history#x).\n'
const folder = (texts: Readonly<Record<string, string>>) =>
  layeredFiles(folderFiles(fixtureCollege), new Map(Object.entries(texts)))
const files = folder({ 'pages/records.md': english, 'fil/records.md': filipino })

test.each([
  ['Monday to Friday, 8:00 AM to noon', 'Lunes hanggang Biyernes, 8:00 AM–tanghali'],
  ['Tuesday and Sunday', 'Martes at Linggo'],
])('filipino: translates %s to %s', (hours, words) => expect(hoursInFilipino(hours)).toBe(words))

describe('a page in Filipino', () => {
  const { pages } = readContent(files)

  test('has its own title, answer and text; the English page is unchanged', () => {
    expect(pages['/fil/records']).toMatchObject({ title: 'Mga rekord', standing: 'Sampung araw.' })
    expect(pages['/records']).toMatchObject({ title: 'Records', html: '<p>One.</p>' })
  })

  test('links to Filipino pages if possible, otherwise to the note on the English page', () => {
    expect(pages['/fil/records']!.html).toBe(
      '<p><a href="/contact-us#only-in-english">Sumulat</a> o <a href="/fil/records">basahin</a> ang <a href="/about-us/history#x">kasaysayan</a>.</p>',
    )
  })

  test('needs a title and a text', () => {
    const untitled = folder({
      'pages/records.md': english,
      'fil/records.md': '---\nfil_title: Mga rekord\n---\n',
    })
    expect(Object.keys(readContent(untitled).pages)).not.toContain('/fil/records')
  })

  test('round-trips through its own file; files of unknown pages and broken links are rejected', () => {
    const written = writeRecords(readRecords(files), files)
    expect(written.get('fil/records.md')).toBe(filipino)
    expect(written.get('pages/records.md')).toBe(english)
    expect(() => readContent(folder({ 'fil/nowhere.md': filipino }))).toThrow(
      'fil/nowhere.md:1: the page /nowhere does not exist.',
    )
    expect(() =>
      readContent(
        folder({
          'pages/records.md': english,
          'fil/records.md': filipino.replace('/contact-us', '/nowhere'),
        }),
      ),
    ).toThrow('fil/records.md:6: the link to /nowhere is broken.')
  })
})
