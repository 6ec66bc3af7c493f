import type { ContentFile, ContentFinding } from '@kampana/shared/content/content-api'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college as anyCollege } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

const college = () => anyCollege({ settings: { COLLEGE_DIR: fixtureCollege } })
const history = 'pages/about-us/history.md'
const menus = 'site-map.yaml'

const read = async (person: Person, path: string): Promise<ContentFile> =>
  (await person.get<ContentFile>(`/api/content/file?path=${encodeURIComponent(path)}`)).body.data
const add = (more: string) => (text: string) => `${text}\n${more}\n`

type Edits = Readonly<Record<string, (text: string) => string>>
const publish = async (person: Person, edits: Edits, more: object = {}) => {
  const files = await Promise.all(
    Object.entries(edits).map(async ([path, edit]) => {
      const found = await person.get<ContentFile>(`/api/content/file?path=${path}`)
      const file = found.status === 200 ? found.body.data : undefined
      return { path, text: edit(file?.text ?? ''), base_hash: file?.hash ?? null }
    }),
  )
  return person.post('/api/content/publish', { files, ...more })
}

const cells = Array.from({ length: 1000 }, () => `|${' a |'.repeat(10)}`).join('\n')
const wideTable = `|${' a |'.repeat(10)}\n|${' --- |'.repeat(10)}\n${cells}`
const newPage = '---\ntitle: Boats\ndescription: All the boats.\n---\n\nBoats.\n'

/** What is tried: the edits, the file that is blamed, whether with a line, and the reason. */
const attempts: Readonly<Record<string, [Edits, string, RegExp]>> = {
  'YAML of another shape': [{ [menus]: () => '- a\n- list\n' }, menus, /./],
  'YAML that is none': [{ [menus]: () => 'menu: {' }, menus, /./],
  'an address that exists': [
    { [menus]: (text) => text.replace('menu:\n', 'menu:\n  - { title: Again, path: /about-us/history }\n') },
    menus,
    /declared twice/,
  ],
  'a menu that contains itself': [
    { [menus]: () => 'menu: &menu\n  - title: Home\n    path: /\n    pages: *menu\n' },
    menus,
    /./,
  ],
  'a link that runs': [{ [history]: add('[Come](javascript:alert(1))') }, history, /javascript/],
  'a link that runs, with entities': [
    { [history]: add('[Come](java&#115;cript&colon;alert(1))') },
    history,
    /./,
  ],
  'a script': [{ [history]: add('<script>alert(1)</script>') }, history, /script/],
  'HTML that listens': [{ [history]: add('A <b onclick="alert(1)">bell</b>.') }, history, /./],
  '5,000 nested quotes': [{ [history]: add(`${'>'.repeat(5000)} deep`) }, history, /levels|deep/],
  'a table of 10,000 cells': [{ [history]: add(wideTable) }, history, /cells/],
  'a link in the menu that runs': [
    {
      [menus]: (text) => text.replace('menu:\n', 'menu:\n  - { title: Run, href: "javascript:alert(1)" }\n'),
    },
    menus,
    /./,
  ],
  'a page without its line in the menu': [{ 'pages/boats.md': () => newPage }, 'pages/boats.md', /./],
}

test('what can’t stand is refused at its place with the reason, is kept as a draft, and visitors see what they saw', async () => {
  const { administrator, visitor, database } = await college()
  for (const [what, [edits, blamed, reason]] of Object.entries(attempts)) {
    const answer = await publish(administrator, edits)
    expect([what, answer.status]).toEqual([what, 422])
    const { faults } = (answer.body as unknown as { findings: { faults: ContentFinding[] } }).findings
    const fault = faults.find(({ path }) => path === blamed)
    expect([what, fault?.text]).toEqual([what, expect.stringMatching(reason)])
    expect([what, answer.body.errors[blamed]?.[0]]).toEqual([
      what,
      expect.stringContaining(fault?.text ?? ''),
    ])
    expect(answer.text).not.toMatch(/node_modules|\.ts:\d/)

    const [path = '', edit = String] = Object.entries(edits)[0] ?? []
    const file = await administrator.get<ContentFile>(`/api/content/file?path=${path}`)
    const { text = null, hash = null } = file.status === 200 ? file.body.data : {}
    const draft = { path, text: edit(text ?? ''), base_hash: hash, draft_hash: null }
    const kept = await administrator.put('/api/content/drafts', { files: [draft] })
    expect([what, kept.status]).toEqual([what, 200])
    expect((await read(administrator, path)).draft_text).toBe(draft.text)
    await administrator.delete(`/api/content/drafts?path=${path}`)
  }
  expect(await database((db) => db.selectFrom('content_heads').selectAll().execute())).toEqual([])
  expect((await visitor().get('/about-us/history')).text).not.toContain('alert(1)')
})

test('a paste of 5 MB is refused with its reason', async () => {
  const { administrator } = await college()
  const answer = await publish(administrator, { [history]: add('word '.repeat(1_000_000)) })
  expect(answer.status).toBe(422)
  expect(JSON.stringify(answer.body.errors)).toContain('A file can’t be longer than 1,000,000 characters.')
})

test('a page is not moved to the former address of another', async () => {
  const { administrator, visitor } = await college()
  const move = async (from: string, to: string) =>
    publish(
      administrator,
      { [menus]: (text) => text.replaceAll(from, to), [`pages${to}.md`]: () => newPage },
      { moves: [{ from, to }] },
    )
  const { text } = await read(administrator, history)
  const file = await read(administrator, history)
  const map = await read(administrator, menus)
  const to = '/about-us/our-story'
  const moved = await administrator.post('/api/content/publish', {
    files: [
      { path: history, text: null, base_hash: file.hash },
      { path: `pages${to}.md`, text, base_hash: null },
      { path: menus, text: String(map.text).replaceAll('/about-us/history', to), base_hash: map.hash },
    ],
    moves: [{ from: '/about-us/history', to }],
  })
  expect(moved.status).toBe(200)
  const taken = await move('/about-us/directory', '/about-us/history')
  expect([taken.status, taken.body.errors]).toEqual([
    422,
    {
      moves: [
        '/about-us/history leads to /about-us/our-story, which was there before. Choose another address.',
      ],
    },
  ])
  expect((await visitor().get('/about-us/history')).headers['location']).toBe(to)
})

test('a change that was published is not published twice', async () => {
  const { administrator, database } = await college()
  const { text, hash } = await read(administrator, history)
  const files = [{ path: history, text: `${text}\nOnce.\n`, base_hash: hash, draft_hash: null }]
  const saved = await administrator.put<{ change: { id: number } }>('/api/content/drafts', { files })
  const again = () => administrator.post(`/api/content/changes/${saved.body.data.change.id}/publish`)
  const answers = await Promise.all([again(), again(), again()])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect((await again()).body.message).toBe('This was published already.')
  const versions = await database((db) =>
    db.selectFrom('content_versions').selectAll().where('kind', '=', 'edit').execute(),
  )
  expect(versions.length).toBe(1)
  const log = await database((db) =>
    db.selectFrom('logs').select('id').where('resource', '=', 'website').execute(),
  )
  expect(log.length).toBe(1)
})
