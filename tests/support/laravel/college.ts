/** The data of the back end, kept small. Each server has its own copy, and tests may change it. */
export const foundCollege = () => ({
  users: [
    person(1, 'Ana Reyes', 'ana', { roles: [{ id: 1, description: 'Administrator' }] }),
    person(2, 'Ben Cruz', 'ben', { email_verified_at: null }),
    person(3, 'Carla Diaz', 'carla', { is_active: false }),
    person(4, 'Dino Lim', 'dino', { permissions: ['list updates'] }),
  ],
  roles: [
    {
      id: 1,
      description: 'Administrator',
      permissions: [{ id: 1, description: 'Edit updates' }],
      created_at,
    },
  ],
  permissions: [{ id: 1, description: 'Edit updates', created_at }],
  updates: [
    ...Array.from({ length: 12 }, (_, index) => announcement(index + 1)),
    happening(13, 'Foundation day', '2026-11-20', '2026-11-22'),
    happening(14, 'Recollection', '2026-12-01', '2026-12-01'),
    happening(15, 'Sports fest', '2026-10-01', '2026-10-03'),
  ],
  /** Grouped in rows of three, like in the dashboard. */
  slides: [1, 2, 3, 4].map((id) => ({ id, src: `/storage/slides/${id}.jpg`, alt: `Slide ${id}` })),
  /** Newest first. */
  logs: Array.from({ length: 12 }, (_, index) => entry(12 - index)),
  contactMessages: [] as object[],
  /** Reset tokens by e-mail address, which a test reads instead of an e-mail. */
  resetTokens: new Map<string, string>(),
  resends: 0,
  failedLogins: new Map<string, number>(),
})

export type College = ReturnType<typeof foundCollege>
export type Person = ReturnType<typeof person>
export type Update = ReturnType<typeof announcement>

/** The initial password of every user. */
export const password = 'correct horse'
export const created_at = '2026-11-01T00:18:01.000000Z'

export const person = (id: number, name: string, username: string, differences: object = {}) => ({
  id,
  name,
  username,
  email: `${username}@example.com`,
  is_active: true,
  roles: [] as { id: number; description: string }[],
  created_at,
  email_verified_at: created_at as string | null,
  permissions: undefined as string[] | undefined,
  password,
  ...differences,
})

export const announcement = (id: number) => ({
  id,
  title: `Announcement ${id}`,
  subtitle: null as string | null,
  category: 'announcements',
  from: null as string | null,
  to: null as string | null,
  updates: paragraph(`Text of announcement ${id}`),
  created_at,
  posted_at: `2026-11-${String(id).padStart(2, '0')}T08:00:00.000000Z`,
})

const entry = (id: number) => ({
  id,
  description: 'created',
  subject: id,
  causer: { id: 1, name: 'Ana Reyes', username: 'ana' },
  created_at: `2026-11-${String(id).padStart(2, '0')}T00:18:01.000000Z`,
})

const happening = (id: number, title: string, from: string, to: string): Update => ({
  ...announcement(id),
  title,
  category: 'news-and-events',
  from,
  to,
})

const paragraph = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

/** Bodies by other editors, from before this dashboard was connected to the back end. */
export const writtenElsewhere = (college: College, origin: string): void => {
  const [draft, encoded, html, table, picture] = college.updates
  const words = (id: number) => `Text of announcement ${id}`
  draft!.updates = draftJs(words(1))
  encoded!.updates = JSON.stringify(`<h2>Hours</h2><p>${words(2)} in <strong>bold</strong></p>`)
  html!.updates = `<p>${words(3)} with a <a href="https://example.org/">link</a></p>`
  table!.updates = `<p>${words(4)}</p><table><tr><th>Grade 1</th><td>8:00</td></tr></table>`
  picture!.updates = JSON.stringify({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: words(5) }] },
      { type: 'image', attrs: { src: `${origin}/storage/images/gate.png`, alt: 'The gate' } },
    ],
  })
}

/** The format of react-draft-wysiwyg (`convertToRaw`). */
const draftJs = (text: string): string => {
  const block = (type: string, words: string, more: object = {}) => ({
    key: words.slice(0, 5),
    text: words,
    type,
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
    ...more,
  })
  return JSON.stringify({
    blocks: [
      block('header-two', 'Enrolment'),
      block('unstyled', text, { inlineStyleRanges: [{ offset: 0, length: 4, style: 'BOLD' }] }),
      block('unordered-list-item', 'Bring your card', {
        entityRanges: [{ offset: 11, length: 4, key: 0 }],
      }),
    ],
    entityMap: { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://example.org/card' } } },
  })
}
