import { bodyOf, documentOf } from '../../input/rich-text.ts'
import { administratorIn, signIn, type Running, type Worker } from './at-work.ts'
import { addPictures } from './add-pictures.ts'
import { editImages } from './edit-images.ts'

/**
 * Creates open work in the same college under 3977b910, whose pages are records. Its first start left unreadable drafts of
 * 0.3.1 behind.
 */
export const workIn3977b910 = async (running: Running): Promise<void> => {
  const administrator = await administratorIn(running)
  const [ana, ben] = [await signIn(running, 'ana'), await signIn(running, 'ben')]
  await editPages(administrator)
  await waitForReview(administrator, ana, ben)
  await writeUpdates(administrator)
  await addPictures(administrator, ['#104060', '#601040', '#406010'])
  await editImages(administrator)
}

interface Page {
  id: number
  title: string
  body: string | null
}

const pageAt = async (person: Worker, address: string): Promise<Page> => {
  const filter = encodeURIComponent(JSON.stringify({ address }))
  const [page] = await person.get<Page[]>(`/api/pages?filter=${filter}`)
  if (!page) throw new Error(`The page ${address} does not exist.`)
  return page
}

/** Versions of a page, a moved page, a deleted page, an unpublished page, and a page with an image. */
const editPages = async (administrator: Worker): Promise<void> => {
  const { id } = await pageAt(administrator, '/student-services/research')
  for (const words of ['Told once.', 'Told twice.'])
    await administrator.put(`/api/pages/${id}`, { body: bodyOf(words) })
  const gallery = await pageAt(administrator, '/gallery')
  await administrator.put(`/api/pages/${gallery.id}`, { address: '/pictures' })
  const page = { title: 'A page', kind: 'page', description: 'A page.', hidden: 1 }
  await administrator.post('/api/pages', {
    ...page,
    address: '/not-live',
    title: 'A page that is not live',
    body: bodyOf('Not yet.'),
  })
  const deleted = await administrator.post<Page>('/api/pages', {
    ...page,
    address: '/deleted',
    title: 'A deleted page',
    body: bodyOf('Gone.'),
    posted_at: 'now',
  })
  await administrator.delete(`/api/pages/${deleted.id}`)
}

/** Saves a draft of a live record, and returns its release. */
const draft = async (person: Worker, path: string, values: object, change_id?: number): Promise<number> => {
  const kept = await person.put<{ change: { id: number } }>(
    `${path}/draft`,
    { values, change_id },
    { 'if-none-match': '*' },
  )
  return kept.change.id
}

interface Detail {
  records: { resource: string; id: number; hash: string; version: number }[]
}

const schedule = async (person: Worker, id: number, publish_at: string): Promise<void> => {
  const { records } = await person.get<Detail>(`/api/changes/${id}`)
  const approved = records.map(({ resource, id: record, hash, version }) => ({
    resource,
    id: record,
    hash,
    version,
  }))
  await person.put(`/api/changes/${id}/publish`, { approved, publish_at })
}

/** Drafts of several records in one release, submitted, rejected and scheduled. */
const waitForReview = async (administrator: Worker, ana: Worker, ben: Worker): Promise<void> => {
  const paths = await Promise.all(
    ['/student-services/student-council', '/career', '/library', '/academics', '/updates/calendar'].map(
      async (address) => `/api/pages/${(await pageAt(administrator, address)).id}`,
    ),
  )
  const [council = '', career = '', library = '', academics = '', calendar = ''] = paths
  await draft(ana, council, { title: 'Council of students' })
  const asked = await draft(ana, career, { standing: 'Work with us' })
  await ana.put(`/api/changes/${asked}`, { note: 'For the fair' })
  await ana.put(`/api/changes/${asked}/ask`)
  const sentBack = await draft(ana, library, { standing: 'Books, and a view' })
  await ana.put(`/api/changes/${sentBack}/ask`)
  await ben.put(`/api/changes/${sentBack}/send-back`, { review_note: 'Say more.' })
  const scheduled = await draft(ben, academics, { standing: 'What is taught after Christmas' })
  await draft(ben, calendar, { standing: 'What comes after Christmas' }, scheduled)
  await schedule(ben, scheduled, '2099-12-24T00:00:00.000Z')
}

/** An update with a changed title, and a list of the college's own records. */
const writeUpdates = async (administrator: Worker): Promise<void> => {
  const update = {
    title: 'First title',
    category: 'announcements',
    updates: bodyOf('News.'),
    posted_at: 'now',
  }
  const { id } = await administrator.post<{ id: number }>('/api/updates', update)
  await administrator.put(`/api/updates/${id}`, { title: 'Second title' })
  const updates = documentOf({ type: 'records', attrs: { resource: 'boats', filter: null, view: 'table' } })
  await administrator.post('/api/updates', { ...update, title: 'Our boats in a list', updates })
}
