import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { readContent } from './read-content.ts'

const own = fileURLToPath(new URL('../../content', import.meta.url))
const copies: string[] = []
afterEach(() => copies.splice(0).forEach((copy) => rmSync(copy, { recursive: true })))

/** Reads a copy of the college's content in which a piece of one file was changed. */
const withChange = (file: string, from: string, to: string) => {
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  copies.push(copy)
  cpSync(own, join(copy, 'content'), { recursive: true })
  const path = join(copy, 'content', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
  return () => readContent(join(copy, 'content'))
}
const lineOf = (file: string, text: string) =>
  readFileSync(join(own, file), 'utf8')
    .slice(0, readFileSync(join(own, file), 'utf8').indexOf(text))
    .split('\n').length

describe("the college's content", () => {
  test('is without fault', () => {
    expect(Object.keys(readContent(own).pages)).toContain('/about-us/mission,-vision-&-goal')
  })

  test('names the line of a link that leads nowhere', () => {
    const file = 'pages/about-us/history.md'
    expect(withChange(file, '(/admission)', '(/admision)')).toThrow(
      `content/${file}:${lineOf(file, '(/admission)')}: the link to /admision leads nowhere.`,
    )
  })

  test('names the line of a value that no data file has', () => {
    const file = 'pages/about-us/history.md'
    expect(withChange(file, '{{data.bell_weight}}', '{{data.bell_wait}}')).toThrow(
      `content/${file}:${lineOf(file, '{{data.bell_weight}}')}: {{data.bell_wait}} names no text or list.`,
    )
  })

  test('names the line of an address that is declared twice', () => {
    expect(withChange('site-map.yaml', 'path: /gallery', 'path: /career')).toThrow(
      `content/site-map.yaml:${lineOf('site-map.yaml', 'path: /gallery')}: /career is declared twice, first on line ${lineOf('site-map.yaml', 'path: /career')}.`,
    )
  })

  test.each([
    ['/contact-us#privacy:', '/contct-us#privacy:', '/contct-us#privacy is no page of the site map.'],
    ['[misa, mass]', '[misa, holy mass]', 'synonyms.4.1: must be one word.'],
    ['[guro, teacher]', '[guro]', 'synonyms.7: a word needs another that means the same.'],
    ['    - walang pasok', "    - '?'", 'pages./class-status.1: must be words.'],
  ])('names the line in search.yaml of %s written as %s', (from, to, fault) => {
    const file = 'search.yaml'
    expect(withChange(file, from, to)).toThrow(`content/${file}:${lineOf(file, from.trimStart())}: ${fault}`)
  })

  test.each([
    ['/contact: /contact-us', '/contact: /contact-you', '/contact-you is no page of the site map.'],
    ['/calendar: /updates', '/career: /updates', "/career is a page and can't lead elsewhere."],
    ['see: [/admission, ', 'see: [/admision, ', '/admision is no page of the site map.'],
  ])('names the line of %s written as %s', (from, to, fault) => {
    const file = 'site-map.yaml'
    expect(withChange(file, from, to)).toThrow(`content/${file}:${lineOf(file, from)}: ${fault}`)
  })

  test('names the line of an hour of decision that is no time', () => {
    const file = 'college/college.yaml'
    const line = lineOf(file, 'decisionHour: 5:00 AM')
    expect(withChange(file, 'decisionHour: 5:00 AM', 'decisionHour: at dawn')).toThrow(
      `content/${file}:${line}: decisionHour: must be a time such as 5:00 AM.`,
    )
  })

  test('names the page that the site map promises and nobody wrote', () => {
    expect(withChange('site-map.yaml', 'emblem: gallery, placeholder: true', 'emblem: gallery')).toThrow(
      'content/pages/gallery.md is missing.',
    )
  })

  test('names the page that the site map has forgotten', () => {
    expect(
      withChange('site-map.yaml', 'path: /about-us/history', 'path: /about-us/story, placeholder: true'),
    ).toThrow('content/pages/about-us/history.md: the site map has no entry with the path /about-us/history')
  })

  test('names the field and line of a value of the wrong kind', () => {
    const file = 'college/college.yaml'
    expect(withChange(file, 'founded: 1926', 'founded: long ago')).toThrow(
      `content/${file}:${lineOf(file, 'founded:')}: founded: must be a year.`,
    )
  })

  test('refuses an address with an unescapable character', () => {
    expect(withChange('site-map.yaml', 'path: /gallery', "path: '/gallery?'")).toThrow(
      /content\/site-map\.yaml:\d+: menu\.\d+\.path: must begin with \//,
    )
  })

  test('refuses a sample mark that names nothing', () => {
    expect(withChange('data/mission.yaml', 'sample: [mission,', 'sample: [missoin,')).toThrow(
      'the sample mark "missoin" names nothing in this file.',
    )
  })

  test('refuses a sample mark that counts the entries of a list, since the next one put in before would move it', () => {
    expect(withChange('home.yaml', '  - president', '  - quickLinks.2.text\n  - president')).toThrow(
      /content\/home\.yaml:\d+: the sample mark "quickLinks\.2\.text" counts the entries of a list\./,
    )
  })

  test('names a file that no page shows any more', () => {
    const read = withChange('data/mission.yaml', 'mission', 'mission')
    writeFileSync(join(copies.at(-1)!, 'content/data/forgotten.yaml'), 'hours: Noon')
    expect(read).toThrow('content/data/forgotten.yaml: no page names this file as its data.')
  })

  test('tells all faults at once', () => {
    const file = 'pages/about-us/history.md'
    const faults = withChange(file, '(/admission)', '(/admision) {{data.wrong}} [and](/nowhere)')
    expect(faults).toThrow('the link to /admision leads nowhere.')
    expect(faults).toThrow('the link to /nowhere leads nowhere.')
    expect(faults).toThrow('{{data.wrong}} names no text or list.')
  })
})

describe('what a page has made of its data', () => {
  test('is looked for in the data file, and the line of a fault named there', () => {
    const file = 'data/academics-nursing.yaml'
    const text = "name: 'Ms. Lourdes P. Ilagayan, RN'"
    expect(withChange(file, text, 'name: { first: Lourdes }')).toThrow(
      new RegExp(`content/${file}:\\d+: faculty.7.name: `),
    )
  })

  test('has to have a value', () => {
    const file = 'pages/academics/school-of-nursing.md'
    expect(withChange(file, '::table data.faculty', '::table data.facutly')).toThrow(
      `content/${file}:${lineOf(file, '::table data.faculty')}: data.facutly is no value of this page's data file.`,
    )
  })

  test('has to be something that there is', () => {
    const file = 'pages/academics/school-of-nursing.md'
    expect(withChange(file, '::table data.faculty', '::chart data.faculty')).toThrow(
      `content/${file}:${lineOf(file, '::table data.faculty')}: there is no directive ::chart; there are button, directory, downloads, facts, monographs, programs, table, timeline, tree.`,
    )
  })
})

test('a colon that makes a name of the beginning of a list item is blamed on its own line', () => {
  const file = 'data/admission.yaml'
  const item = '  - Two recent pictures, 2 × 2 inches, with a name tag'
  expect(withChange(file, item, `  - ESC certificate: bring the original`)).toThrow(
    `content/${file}:${lineOf(file, item)}: new_students.4: must be a text. Its colon makes "ESC certificate" a name; put the whole line between quotation marks.`,
  )
})

describe('a program', () => {
  const file = 'programs/bs-nursing.md'

  test('has to be of a level that the college has', () => {
    expect(withChange(file, 'level: College', 'level: Colege')).toThrow(
      `content/${file}:${lineOf(file, 'level: College')}: level: college.yaml has no level "Colege", only Kindergarten, Grade School,`,
    )
  })

  test('has to be taught by a school that the site tells of', () => {
    expect(withChange(file, 'school: /academics/school-of-nursing', 'school: /academics/nursing')).toThrow(
      `content/${file}:${lineOf(file, 'school: /academics')}: school: the link to /academics/nursing leads nowhere.`,
    )
  })

  test('that is linked to has to be there', () => {
    const page = 'pages/admission/tuition-and-fees.md'
    expect(withChange(page, '::programs College', '::programs Colege')).toThrow(
      `content/${page}:${lineOf(page, '::programs College')}: there is no program of the level "Colege" in content/programs.`,
    )
  })
})

describe('the school year', () => {
  const file = 'academic-calendar.yaml'

  test('has days that exist', () => {
    expect(withChange(file, 'from: 2026-08-07', 'from: 2026-08-37')).toThrow(
      new RegExp(`content/${file}:\\d+: days.3.from: must be a day such as 2026-08-03.`),
    )
  })

  test('names levels that the college has', () => {
    expect(withChange(file, 'levels: [Senior High School]', 'levels: [Senior High]')).toThrow(
      `content/${file}:${lineOf(file, 'levels: [Senior High School]')}: college.yaml has no level "Senior High",`,
    )
  })
})

test('a file to take along has to be there', () => {
  const file = 'data/downloads.yaml'
  expect(withChange(file, 'files/excuse-slip.pdf', 'files/excuse.pdf')).toThrow(
    `content/${file}:${lineOf(file, 'files/excuse-slip.pdf')}: content/files/excuse.pdf is missing.`,
  )
})

test('an office of the directory has to have its data', () => {
  const file = 'data/directory.yaml'
  expect(withChange(file, 'registrar.yaml', 'registry.yaml')).toThrow(
    `content/${file}:${lineOf(file, 'registrar.yaml')}: content/data/registry.yaml is missing.`,
  )
})

describe('a picture', () => {
  const file = 'pages/about-us/facilities.md'
  const picture = '(pictures/facade-day.svg)'

  test('has to be there', () => {
    expect(withChange(file, picture, '(pictures/facade.svg)')).toThrow(
      `content/${file}:${lineOf(file, picture)}: content/pictures/facade.svg is missing.`,
    )
  })

  test('has to be described for those who do not see it', () => {
    const line = lineOf(file, picture)
    expect(
      withChange(
        file,
        `![The façade of the college on Rizal Street with its arcades and the bell tower, by day.]`,
        '![]',
      ),
    ).toThrow(`content/${file}:${line}: the picture pictures/facade-day.svg has no description.`)
  })
})
