import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { bodyOf } from '../../input/rich-text.ts'
import { addPictures } from './add-pictures.ts'
import { administratorIn, hire, type Running, type Worker } from './at-work.ts'

/** Creates open work of every kind in the fixture college under 0.3.1, whose pages were files. */
export const workIn031 = async (running: Running): Promise<void> => {
  const administrator = await administratorIn(running)
  const ana = await hire(running, administrator, {
    name: 'Ana Cruz',
    username: 'ana',
    may: ['edit content', 'list updates', 'show updates', 'create updates', 'edit updates'],
  })
  const ben = await hire(running, administrator, {
    name: 'Ben Lim',
    username: 'ben',
    may: ['edit content', 'publish content', 'edit menus', 'edit college'],
  })
  await publishTexts(ben)
  await keepDrafts(ana, ben)
  await writeUpdates(administrator, ana)
  await addPictures(administrator, ['#204080', '#802040', '#408020'])
}

const hashOf = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('base64url')

/** The text of a file, or null if it doesn't exist. */
const readText = async (person: Worker, path: string): Promise<string | null> => {
  try {
    return (await person.get<{ text: string }>(`/api/content/file?${new URLSearchParams({ path })}`)).text
  } catch (error) {
    if (error instanceof Error && error.message.includes(': 404 ')) return null
    throw error
  }
}

/** Edits of live content: each changes the text of a file. */
type Edits = Readonly<Record<string, (text: string) => string | null>>

const readEdits = (person: Worker, edits: Edits) =>
  Promise.all(
    Object.entries(edits).map(async ([path, edit]) => {
      const text = await readText(person, path)
      return { path, text: edit(text ?? ''), base_hash: hashOf(text) }
    }),
  )

const publish = async (person: Worker, edits: Edits, more: object = {}): Promise<void> => {
  await person.post('/api/content/publish', { files: await readEdits(person, edits), ...more })
}

/** Saves drafts in one release, and returns its id. */
const draft = async (person: Worker, note: string, edits: Edits): Promise<number> => {
  const files = await readEdits(person, edits)
  const { change } = await person.put<{ change: { id: number } }>('/api/content/drafts', {
    files: files.map((file) => Object.assign(file, { draft_hash: null })),
    note,
  })
  return change.id
}

const add = (words: string) => (text: string) => `${text.trimEnd()}\n\n${words}\n`

/** Two versions of a page, and a moved page. */
const publishTexts = async (ben: Worker): Promise<void> => {
  await publish(ben, { 'pages/student-services/research.md': add('Published once.') })
  await publish(ben, { 'pages/student-services/research.md': add('Published twice.') })
  const forms = 'pages/student-services/forms.md'
  const text = await readText(ben, 'pages/student-services/downloads.md')
  await publish(
    ben,
    {
      'pages/student-services/downloads.md': () => null,
      [forms]: () => text,
      'site-map.yaml': (map) => map.replace('/student-services/downloads', '/student-services/forms'),
    },
    { moves: [{ from: '/student-services/downloads', to: '/student-services/forms' }] },
  )
  // A publication appears shortly after it is acknowledged.
  for (let tries = 0; (await readText(ben, forms)) === null; tries++) {
    if (tries === 50) throw new Error('The page was not moved.')
    await setTimeout(100)
  }
}

const keepDrafts = async (ana: Worker, ben: Worker): Promise<void> => {
  await draft(ana, 'The bell', {
    'pages/about-us/history.md': (text) =>
      text.replace('title: History', 'title: Our history').replace('come and begin', 'come and see'),
    'data/history.yaml': (text) => text.replace('90 kilos', '95 kilos'),
  })
  const asked = await draft(ana, 'For June', { 'pages/admission.md': add('Bring a pencil, too.') })
  await ana.put(`/api/content/changes/${asked}/ask`)
  await publish(
    ben,
    {
      'pages/about-us/directory.md': (text) => text.replace('::directory', 'Ask on the pier.\n\n::directory'),
    },
    { note: 'For Christmas', publish_at: '2099-12-24T00:00:00.000Z' },
  )
  await draft(ben, '', { 'pages/student-services/research.md': add('Written, not published.') })
  await draft(ben, 'Boats', {
    'pages/about-us/boats.md': () =>
      '---\ntitle: Our boats\ndescription: The boats of the college.\n---\n\nThree bancas and a raft.\n',
    'site-map.yaml': (map) =>
      map.replace(
        '      - { title: History',
        '      - { title: Our boats, path: /about-us/boats }\n      - { title: History',
      ),
  })
  await draft(ana, 'The office', {
    'pages/academics/school-of-fisheries.md': add('## Office\n\n::facts data.office'),
  })
  const sentBack = await draft(ana, 'Forms', { 'pages/student-services/forms.md': add('Ask at the desk.') })
  await ana.put(`/api/content/changes/${sentBack}/ask`)
  await ben.put(`/api/content/changes/${sentBack}/send-back`, { word: 'Shorter, please.' })
  await draft(ben, 'No prayer', {
    "pages/about-us/sailors,-rowers-&-st.peter's-prayer.md": () => null,
  })
  await draft(ben, 'Larger letters', { 'theme.css': () => ':root {\n  --text-m: 1.2rem;\n}\n' })
  await draft(ana, 'Privacy', { 'privacy-notice.md': add('Ask us what we keep.') })
}

const update = (title: string, more: object = {}) => ({
  title,
  category: 'announcements',
  updates: bodyOf(`About ${title}.`),
  posted_at: 'now',
  ...more,
})

const writeUpdates = async (administrator: Worker, ana: Worker): Promise<void> => {
  const post = (values: object) => administrator.post<{ id: number }>('/api/updates', values)
  const live = await post(update('Enrollment is open'))
  await post(update('A draft of an update', { posted_at: null }))
  await post(update('Christmas greetings', { posted_at: '2099-12-24T00:00:00.000Z' }))
  const deleted = await post(update('Deleted before the upgrade'))
  await administrator.delete(`/api/updates/${deleted.id}`)
  await ana.put(
    `/api/updates/${live.id}/draft`,
    { values: { title: 'Enrollment is still open' } },
    { 'if-none-match': '*' },
  )
  await administrator.post('/api/boats', {
    name: 'Santa Clara',
    rig: 'sail',
    seats: 12,
    story: bodyOf('Built by the first class.'),
    news_ids: [],
  })
}
