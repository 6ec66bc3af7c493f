import type { FolderRecords } from '@kampana/shared/content/folder-records'
import { describe, expect, test } from 'vitest'
import { memoryFiles } from '../folder/files.ts'
import { places } from '../records/places.ts'
import { readRecords } from '../records/record-files.ts'
import { findDifferences } from './find-differences.ts'

const offices = `- { title: Registrar, hours: '8:00 AM to 4:30 PM', telephone: '(074) 555 0121, local 3' }
- { title: Senior High School, hours: '7:30 AM to 5:00 PM' }
`
const calendar = `- { title: Final examinations, kind: examinations, from: 2026-12-10, to: 2026-12-16 }
- { title: Final examinations, kind: examinations, from: 2027-05-17, to: 2027-05-21 }
`
const lists = places.filter(({ resource }) => ['offices', 'calendar-entries'].includes(resource.name))

/** Differences in a folder with these texts, offices and a calendar. */
const differences = (texts: Readonly<Record<string, string>>): string[] => {
  const files = memoryFiles({ 'offices.yaml': offices, 'calendar-entries.yaml': calendar, ...texts })
  const records: FolderRecords = readRecords(files, lists)
  return findDifferences(files, records)
}
const page = (text: string) => differences({ 'pages/a.md': text })

describe('differences between texts of a folder', () => {
  test('compare hours, telephones and dates of a record with sentences that name it', () => {
    expect(page('Come. The registrar is open from 9:00 AM to 4:30 PM.')).toEqual([
      'hours of Registrar: 8:00 AM to 4:30 PM in offices.yaml, but 9:00 AM to 4:30 PM in pages/a.md:1',
    ])
    expect(page('| [Registrar](/registrar) | (074) 555 0121, local 4 |')).toHaveLength(1)
    expect(page('Final examinations begin on 11 December.')).toEqual([
      'date of Final examinations: 2026-12-10, 2026-12-16, 2027-05-17, 2027-05-21 in calendar-entries.yaml, but 11 December in pages/a.md:1',
    ])
  })

  test('ignore different spellings', () => {
    expect(page('The registrar: 8:00–16:30, telephone (074) 555 0121 local 3.')).toEqual([])
    expect(page('The final examinations end on May 21, 2027.')).toEqual([])
  })

  test('ignore sentences that name two offices, or none exactly', () => {
    expect(page('The registrar and Senior High School close from 6:00 AM to 7:00 AM.')).toEqual([])
    expect(page('- **Senior high school:** 7:30 AM to 3:00 PM.')).toEqual([])
  })

  test('compare prices and hours of rows with the same first cell in different files', () => {
    const row = (price: string) => `| Entrance test | ${price} |`
    expect(differences({ 'pages/a.md': row('₱350'), 'pages/b.md': row('₱250') })).toEqual([
      'price of Entrance test: ₱350 in pages/a.md:1, but ₱250 in pages/b.md:1',
    ])
    expect(differences({ 'pages/a.md': row('₱1,350'), 'pages/b.md': row('₱1350 or ₱400') })).toEqual([])
    const fact = (hours: string) => `- Covered court\n  - Monday, ${hours}`
    expect(
      differences({ 'pages/a.md': fact('6:00 AM to noon'), 'pages/b.md': fact('6:00 AM to 1:00 PM') }),
    ).toHaveLength(1)
  })

  test('ignore values quoted from the college and specified values', () => {
    expect(page('The registrar: {{college.hours: 9:00 AM to 4:00 PM}}.')).toEqual([])
    const text = 'The registrar: 9:00 to 16:00.'
    expect(differences({ 'pages/a.md': text, 'specified.yaml': '- 9:00 AM to 4:00 PM\n' })).toEqual([])
  })
})
