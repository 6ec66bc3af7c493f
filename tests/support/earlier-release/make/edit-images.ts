import { documentOf } from '../../input/rich-text.ts'
import type { Worker } from './at-work.ts'
import { figure, form, type Picture } from './add-pictures.ts'

/**
 * Creates texts, versions, drafts and a deleted text with three images: one is replaced, one cropped, and one taken down
 * afterwards. A scheduled page contains the replaced image's new address.
 */
export const editImages = async (administrator: Worker): Promise<void> => {
  const colors = ['#112233', '#445566', '#778899']
  const uploaded = await administrator.post<Picture[]>('/api/pictures', await form('pictures[]', colors))
  const [replaced, cropped, down] = uploaded
  if (!replaced || !cropped || !down) throw new Error('The reply must contain three images.')
  const all = documentOf(...uploaded.map(figure))
  const page = { kind: 'page', description: 'Images.', hidden: 1 }
  const { id } = await administrator.post<{ id: number }>('/api/pages', {
    ...page,
    title: 'Images',
    address: '/images',
    body: all,
    posted_at: 'now',
  })
  await administrator.put(`/api/pages/${id}`, { body: documentOf(figure(replaced)) })
  await administrator.put(`/api/pages/${id}`, { body: all })
  const { id: deleted } = await administrator.post<{ id: number }>('/api/updates', {
    title: 'Deleted images',
    category: 'announcements',
    cover: replaced.src,
    updates: all,
    posted_at: 'now',
  })
  await administrator.delete(`/api/updates/${deleted}`)
  const now = await administrator.post<Picture>(
    `/api/pictures/${replaced.id}/replace`,
    await form('image', ['#aabbcc']),
  )
  const crop = { x: 0, y: 0, width: 0.5, height: 1 }
  await administrator.put(`/api/pictures/${cropped.id}/shape`, { turn: 0, crop })
  const body = documentOf(...uploaded.map(figure), figure(now))
  await administrator.put(`/api/pages/${id}/draft`, { values: { body } }, { 'if-none-match': '*' })
  await administrator.put(`/api/pictures/${down.id}/take-down`)
  const later = await administrator.post<{ id: number }>('/api/pages', {
    ...page,
    title: 'Images for Christmas',
    address: '/images-for-christmas',
    body: documentOf(figure(now)),
  })
  const release = await administrator.post<Release>('/api/changes', {
    records: [{ resource: 'pages', id: later.id }],
  })
  const approved = release.records.map(({ resource, id: record, hash, version }) => ({
    resource,
    id: record,
    hash,
    version,
  }))
  await administrator.put(`/api/changes/${release.id}/publish`, {
    approved,
    publish_at: '2099-12-24T00:00:00.000Z',
  })
}

interface Release {
  id: number
  records: { resource: string; id: number; hash: string; version: number }[]
}
