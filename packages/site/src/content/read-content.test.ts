import { describe, expect, test } from 'vitest'
import { fixtureCollege } from '../../../../tests/support/college-directory.ts'
import { layeredFiles } from './editing/layered-files.ts'
import { snapshotFiles } from './editing/snapshot-files.ts'
import { folderFiles } from './folder/files.ts'
import { readContent } from './read-content.ts'

const files = snapshotFiles(folderFiles(fixtureCollege))

/** Reads the college's content with some texts replaced; null removes a file. */
const withTexts = (texts: Readonly<Record<string, string | null>>) => () =>
  readContent(layeredFiles(files, new Map(Object.entries(texts))))
/** Reads the college's content with a change in one file. */
const withChange = (file: string, from: string, to: string) => {
  const text = files.text(file)
  expect(text).toContain(from)
  return withTexts({ [file]: text.replace(from, to) })
}
const findLine = (file: string, text: string) =>
  files.text(file).slice(0, files.text(file).indexOf(text)).split('\n').length

describe("the college's content", () => {
  test('has no errors', () => {
    expect(Object.keys(readContent(files).pages)).toHaveLength(7)
  })

  test('names the line of a broken link', () => {
    const file = 'pages/about-us/history.md'
    expect(withChange(file, '(/admission)', '(/admision)')).toThrow(
      `${file}:${findLine(file, '(/admission)')}: the link to /admision is broken.`,
    )
  })

  test.each([
    ['words: misa, mass', 'words: misa, holy mass', 'words: each synonym must be one word.'],
    ['words: guro, teacher', 'words: guro', 'words: a group of synonyms needs at least two words'],
    ['words: class status, walang pasok', "words: class status, '?'", 'words: must be words'],
    ['words: guro, teacher', 'words: [[guro]]', '4.words: The words field must be a string.'],
  ])('names the line in search.yaml if %s becomes %s', (from, to, fault) => {
    const file = 'search.yaml'
    expect(withChange(file, from, to)).toThrow(`${file}:${findLine(file, from)}: ${fault}`)
  })

  test.each([
    [
      'redirects.yaml',
      'target: /contact-us',
      'target: /contact-you',
      'target: the link to /contact-you is broken.',
    ],
    ['redirects.yaml', 'path: /calendar', 'path: /career', 'path: /career is a page, so it cannot redirect.'],
    ['pages/academics.md', 'page: /admission', 'page: /admision', 'see: the link to /admision is broken.'],
    ['pages/career.md', 'parent: Join Us', 'parent: Join In', 'parent: Join In is not a page.'],
    ['data/downloads.yaml', '- title', 'others:\n- title', 'must be a list.'],
    ['redirects.yaml', 'path: /enrol', 'path: /contact', 'path: another record has it already, in line 3.'],
    [
      'pages/student-services/research.md',
      '::records monographs',
      ':::records monographs',
      'the directive :::records does not exist. Use list, records, table or video.',
    ],
  ])('names the line in %s if %s becomes %s', (file, from, to, fault) => {
    expect(withChange(file, from, to)).toThrow(`${file}:${findLine(file, from)}: ${fault}`)
  })

  test('names the line of an invalid decision time', () => {
    const file = 'college.yaml'
    const line = findLine(file, 'decision_hour: 4:30 AM')
    expect(withChange(file, 'decision_hour: 4:30 AM', 'decision_hour: at dawn')).toThrow(
      `${file}:${line}: decision_hour: The decision hour field must `,
    )
  })

  test('names circular parent pages', () => {
    const file = 'pages/student-services/student-council.md'
    const from = 'parent: /student-services'
    expect(withChange(file, from, 'parent: /student-services/student-council/college')).toThrow(
      `${file}:${findLine(file, from)}: parent: its parent is also its descendant.`,
    )
  })

  test('names a page without a text, and a text without a page', () => {
    const file = 'pages/gallery.md'
    expect(withChange(file, 'kind: placeholder\n', '')).toThrow(/^pages\/gallery.md:\d+: description: /m)
    expect(withChange('pages/admission.md', 'title:', 'kind: placeholder\ntitle:')).toThrow(
      'description: is not allowed with this kind.',
    )
  })

  test('explains how to upgrade a folder of an earlier version', () => {
    expect(withTexts({ 'site-map.yaml': 'menu: []' })).toThrow('site-map.yaml: belongs to a folder of')
  })

  test('names the field and line of a value of the wrong kind', () => {
    const file = 'college.yaml'
    expect(withChange(file, 'founded: ', 'founded: long ago #')).toThrow(
      `${file}:${findLine(file, 'founded:')}: founded: The founded field must `,
    )
  })

  test("rejects an address with a character that can't be escaped", () => {
    expect(withTexts({ 'pages/gallery?.md': '---\ntitle: X\nkind: placeholder\n---\n' })).toThrow(
      'pages/gallery?.md:2: address: The address field must be an address such as',
    )
  })

  test('rejects a sample mark that names no field, such as a list entry', () => {
    expect(withChange('home.yaml', '  - quick_links', '  - quick_links.2.text\n  - quick_links')).toThrow(
      /home\.yaml:\d+: the sample mark "quick_links\.2\.text" matches nothing in this file\./,
    )
  })

  test('reports all errors at once', () => {
    const file = 'pages/about-us/history.md'
    const links = withChange(file, '(/admission)', '(/admision) [and](/nowhere)')
    expect(links).toThrow('the link to /admision is broken.')
    expect(links).toThrow('the link to /nowhere is broken.')
    const pieces = withChange(file, '(/admission)', '(/admission) {{data.wrong}} <div>')
    expect(pieces).toThrow('{{data.wrong}} is not a value of the college.')
    expect(pieces).toThrow('HTML is not allowed here: <div>')
  })
})

describe('an incompletely copied folder', () => {
  test('names every missing file', () => {
    expect(withTexts({ 'home.yaml': null, 'seal.svg': null, 'contact.yaml': null })).toThrow(
      'contact.yaml: this file is missing.\nseal.svg: this file is missing.\nhome.yaml: this file is missing.',
    )
  })

  test('names every empty file once', () => {
    const part = 'is empty. The copy may be incomplete.'
    expect(withTexts({ 'data/fisheries.yaml': '', 'files/excuse-slip.pdf': '' })).toThrow(
      new RegExp(`^data/fisheries.yaml: ${part}\nfiles/excuse-slip.pdf: ${part}$`),
    )
  })
})

test('read content: rejects a page and a program at one address', () => {
  const file = 'pages/academics/programs/bs-fisheries.md'
  expect(withTexts({ [file]: '---\ntitle: X\nkind: placeholder\n---\n' })).toThrow(
    `programs/bs-fisheries.md: its address /academics/programs/bs-fisheries is already used by ${file}`,
  )
})

test('read content: rejects a missing emblem', () => {
  const file = 'pages/gallery.md'
  expect(withChange(file, 'emblem: fish', 'emblem: shark')).toThrow(
    `${file}:${findLine(file, 'emblem: fish')}: emblem: pictures/emblem-shark.svg is missing.`,
  )
})

test('read content: rejects a drawing with a script, naming the line', () => {
  expect(withChange('pictures/lake.svg', '<path', '\n<path onload="alert(1)"')).toThrow(
    'pictures/lake.svg:2: onload runs a script.',
  )
})

test('read content: rejects a deeply nested page', () => {
  const file = 'pages/admission.md'
  expect(withChange(file, '\n---\n', `\n---\n${'> '.repeat(20_000)}`)).toThrow(
    /^pages\/admission.md:\d+: it is nested too deeply\.$/,
  )
})

describe('a program', () => {
  const file = 'programs/bs-fisheries.md'

  test('needs a level of the college', () => {
    expect(withChange(file, 'level: Tertiary', 'level: Tertary')).toThrow(
      `${file}:${findLine(file, 'level: Tertiary')}: level: college.yaml has no level "Tertary", only Elementary, Secondary, Tertiary.`,
    )
  })

  test('needs a school of the site', () => {
    expect(
      withChange(file, 'school: /academics/school-of-fisheries', 'school: /academics/fisheries'),
    ).toThrow(
      `${file}:${findLine(file, 'school: /academics')}: school: the link to /academics/fisheries is broken.`,
    )
  })

  test('has the latest results, its recognition and its accreditation', () => {
    expect(readContent(files).programs['/academics/programs/bs-fisheries']).toMatchObject({
      licensure: 'Fisheries examination: 80% of first-time takers passed in 2029; national passing rate 41%',
      record: { recognition: expect.stringMatching(/^GR No.\s1$/) },
      accreditation: expect.stringMatching(/^Level\sII$/),
    })
  })
})

test.each([
  [
    'calendar-entries.yaml',
    'from: 2030-10-07',
    'from: 2030-10-37',
    '2.from: The from field must be a valid date.',
  ],
  ['calendar-entries.yaml', 'kind: holiday', 'kind: holyday', '3.kind: The selected kind is invalid.'],
  ['academic-calendar.yaml', 'from: Monday', 'from: Mondey', 'week.0.from: The selected from is invalid.'],
])('read content: the school year names the line in %s of %s written as %s', (file, from, to, fault) => {
  expect(withChange(file, from, to)).toThrow(`${file}:${findLine(file, from)}: ${fault}`)
})

test('read content: rejects a missing download', () => {
  const file = 'data/downloads.yaml'
  expect(withChange(file, 'files/excuse-slip.pdf', 'files/excuse.pdf')).toThrow(
    `${file}:${findLine(file, 'files/excuse-slip.pdf')}: 0.file: files/excuse.pdf is missing.`,
  )
})

describe('an image', () => {
  const file = 'pages/about-us/history.md'
  const picture = '(pictures/lake.svg)'

  test('needs a file', () => {
    expect(withChange(file, picture, '(pictures/sea.svg)')).toThrow(
      `${file}:${findLine(file, picture)}: pictures/sea.svg is missing.`,
    )
  })

  test('needs a description', () => {
    const line = findLine(file, picture)
    expect(withChange(file, '![The raft with its blackboard, among reeds.]', '![]')).toThrow(
      `${file}:${line}: the picture pictures/lake.svg has no description.`,
    )
  })
})

describe('an entry of the site map', () => {
  const history = 'pages/about-us/history.md'

  test.each([
    ['until: 2027-02-30', 'until: The until field must be a valid date.'],
    ['until: tomorrow', 'until: The until field must be a valid date.'],
    ['hidden: yes', 'hidden'],
    ['kind: page of mine', 'kind'],
  ])('with %s is rejected, naming the line', (state, fault) => {
    expect(withChange(history, 'title:', `${state}\ntitle:`)).toThrow(`${history}:2: ${fault}`)
  })

  test('of a coded page can be hidden and has no last day', () => {
    const career = 'kind: live'
    expect(withChange('pages/career.md', career, `${career}\nhidden: true`)).not.toThrow()
    expect(withChange('pages/career.md', career, `${career}\nuntil: 2027-01-31`)).toThrow(
      'until: is not allowed with this kind.',
    )
  })

  test.each([
    '/login',
    '/api/x',
    '/Dashboard',
    '/content',
    '/assets/x',
    '/media',
    '/cards',
    '/search',
    '/robots.txt',
  ])('can’t have the reserved address %s', (path) => {
    const file = `pages${path}.md`
    expect(withTexts({ [file]: '---\ntitle: X\nkind: placeholder\n---\n' })).toThrow(
      `${file}:2: address: The address field `,
    )
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example'])('doesn’t link to %s', (href) => {
    expect(withChange('menu/library-catalog.md', 'https://library.lawa.example/', href)).toThrow(
      'href: The href field must be a valid URL.',
    )
  })
})
