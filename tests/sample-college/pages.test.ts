import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { openInMemory } from '@kampana/server/content/published-site'
import { oneTimeReader } from '@kampana/server/content/records/create-site-records'
import { readSiteRecords } from '@kampana/server/content/records/site-records'
import { readSettings } from '@kampana/server/env'
import { makeContent, type Content } from '../../packages/site/src/content/content.ts'
import { readCheckedRecords } from '../../packages/site/src/content/read-content.ts'
import { specifiedAddresses } from './specified-addresses.ts'
import type { Entry } from '../../packages/site/src/content/site-map.ts'

const directory = join(import.meta.dirname, '../../college')
const { pages, entries } = await makeSample()
/** The sample as a database shows it, with the lists of records in its pages. */
async function makeSample(): Promise<Content> {
  const files = folderFiles(directory)
  const db = await openInMemory(readSettings({}), readCheckedRecords(files))
  const records = await readSiteRecords(oneTimeReader(db, '2026-11-29').read, db)
  await db.destroy()
  return makeContent(records, files)
}

const everyEntry = (of: readonly Entry[]): Entry[] =>
  of.flatMap((entry) => [entry, ...everyEntry(entry.pages ?? [])])

/** The specified placeholder pages. */
const placeholders = [
  '/about-us/awards-&-recognition',
  '/academics/free-secondary-distance-program',
  '/student-services/student-affairs-organization/grade-school',
  '/student-services/student-affairs-organization/junior-high-school',
  '/student-services/student-affairs-organization/senior-high-school',
  '/student-services/student-affairs-organization/college',
  '/student-services/publication',
  '/gallery',
]

test('pages: every specified page is written, except the specified placeholders', () => {
  const unwritten = new Set(
    everyEntry(entries).flatMap(({ kind, path }) => (kind === 'placeholder' ? [path] : [])),
  )
  expect(specifiedAddresses.filter((path) => unwritten.has(path)).toSorted()).toEqual(placeholders.toSorted())
})

test('pages: no page is a stub', () => {
  const words = (html: string) => html.replace(/<[^>]+>/g, ' ').split(/\s+/).length
  expect(Object.entries(pages).filter(([, { html }]) => words(html) < 25)).toEqual([])
})

describe("pages: the specification's facts are on", () => {
  const text = (path: string) =>
    pages[path]!.html.replace(/<\/?(?:b|strong|em|a)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')

  test.each([
    ['/admission/online-enrollment', 'New students 11 July 2022 12 August 2022'],
    ['/admission/online-enrollment', 'Transferee students 11 July 2022 12 August 2022'],
    ['/admission/online-enrollment', 'Old students 11 July 2022 12 August 2022'],
    ['/admission', 'New students The report card (Form 138)'],
    ['/admission', 'Old students The clearance of the last term'],
    ['/admission', 'Guidance services Counseling, by appointment'],
    ['/admission', 'The address is 121 Rizal Street, Poblacion, San Arnoldo 2899'],
    ['/admission', 'old students was open from 11 July 2022 to 12 August 2022'],
    ['/admission/free-secondary-distance-program', '1st year 15 years'],
    ['/admission/free-secondary-distance-program', '2nd year 16 years'],
    ['/admission/free-secondary-distance-program', '3rd year 17 years'],
    ['/admission/free-secondary-distance-program', '4th year 18 years'],
    ['/admission/grade-school', 'Pre-kindergarten 4 1 January and 31 October'],
    ['/admission/grade-school', 'Kindergarten 5 1 January and 31 October'],
    ['/admission/scholarship', 'Apply or renew each semester'],
    ['/student-services/library', 'Each student May borrow 5 books of different titles for 2 days'],
    ['/student-services/library', 'College Library Monday to Friday 7:30 AM to 7:00 PM'],
    ['/student-services/library', 'Graduate Library Tuesday to Friday 10:00 AM to 8:30 PM'],
    ['/student-services/clinic', 'School days 8:00 to 20:30'],
    ['/student-services/clinic', 'Saturday 8:00 to 12:00'],
    ['/student-services/clinic', 'Each student One treatment per semester'],
    ['/alumni', 'Officers, SY 2018-2020 Office Name Class President Atty. Ligaya D. Zamoranoco 1989'],
  ])('%s: shows %s', (path, words) => {
    expect(text(path)).toContain(words)
  })

  test('each department with a faculty lists it for S.Y. 2023-2024', () => {
    const departments = Object.keys(pages).filter((path) => path.startsWith('/academics/'))
    expect(departments).toHaveLength(10)
    for (const path of departments) {
      expect(text(path)).toMatch(/faculty, S\.Y\.\s2023-2024/i)
      expect(text(path)).toContain('Rank Name Degree')
    }
  })

  test('nine research monographs are listed, each with its PDF', () => {
    const links = pages['/student-services/research']!.html.match(/\/monographs\/[a-z-]+-[\w-]{8}\.pdf/g)
    expect(new Set(links)).toHaveLength(9)
  })
})
