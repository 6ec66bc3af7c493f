import type { BulkReply } from '@kampana/engine-declare/calls/custom-action-calls'
import type { Slide } from '@kampana/shared/api/api'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { college, type CollegeOptions } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

/** A college with slides of these names. */
const collegeWith = async (names: readonly string[], options: CollegeOptions = {}) => {
  const place = await college(options)
  const form = new FormData()
  for (const [index, name] of names.entries()) {
    const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: `#00${index}` } })
    form.append('slides[]', new File([Buffer.from(await picture.png().toBuffer())], `${name}.png`))
  }
  const { body } = await place.administrator.post<Slide[]>('/api/slides', form)
  return { ...place, ids: body.data.map(({ id }) => id) }
}
const seenBy = async (person: Person): Promise<string> =>
  (await person.get<Slide[][]>('/api/slides')).body.data
    .flat()
    .map(({ alt }) => alt)
    .join(' ')
const home = async (person: Person): Promise<string> => (await person.get('/')).text

test("shown slides: appear from their first to their last day in the college's time zone, and earlier for staff", async () => {
  let time = new Date('2026-11-24T15:59:00Z')
  const { administrator, visitor, staff, ids } = await collegeWith(['tower', 'fiesta'], { now: () => time })
  const stranger = await staff({ may: ['list updates'] })
  const days = { from: '2026-11-25', until: '2026-11-26' }
  expect((await administrator.put(`/api/slides/${ids[1]}`, days)).status).toBe(200)
  expect([await seenBy(stranger), await seenBy(administrator)]).toEqual(['tower', 'tower fiesta'])
  const seen: [day: string, api: string, site: boolean][] = []
  for (const moment of ['24T15:59', '24T16:00', '26T15:59', '26T16:00']) {
    time = new Date(`2026-11-${moment}:00Z`)
    seen.push([moment, await seenBy(visitor()), (await home(visitor())).includes('alt="fiesta"')])
  }
  expect(seen).toEqual([
    ['24T15:59', 'tower', false],
    ['24T16:00', 'tower fiesta', true],
    ['26T15:59', 'tower fiesta', true],
    ['26T16:00', 'tower', false],
  ])
})

test('shown slides: are hidden and shown singly or in bulk, and the home page shows the façade if none is left', async () => {
  const { administrator, visitor, staff, ids } = await collegeWith(['tower', 'fiesta'])
  const [tower, fiesta] = ids
  const hidden = await administrator.put(`/api/slides/${tower}/hide`)
  expect(hidden.body.message).toBe('The slide is hidden from visitors.')
  expect([await seenBy(visitor()), await seenBy(administrator)]).toEqual(['fiesta', 'tower fiesta'])
  expect(await home(visitor())).not.toContain('tower')

  const all = await administrator.put<BulkReply>('/api/slides/actions/hide', { ids })
  expect(all.body).toMatchObject({
    message: 'Hide from visitors: 1 slide.',
    changed: [{ ids: [fiesta], before: { hidden: 0 } }],
    refused: [],
  })
  expect(await home(visitor())).not.toContain('aria-roledescription="carousel"')
  expect((await administrator.put(`/api/slides/${fiesta}/unhide`)).body.message).toBe(
    'The slide is no longer hidden.',
  )
  expect(await seenBy(visitor())).toBe('fiesta')
  const log = await administrator.get<{ description: string }[]>('/api/logs?range=[0,1]')
  expect(log.body.data.map(({ description }) => description)).toEqual([
    "admin showed the slide 'fiesta'",
    "admin hid the slide 'fiesta'",
  ])
  const uploader = await staff({ may: ['list slides', 'create slides'] })
  const refused = await uploader.put(`/api/slides/${fiesta}/hide`)
  expect([refused.status, refused.body.permission]).toEqual([403, 'edit slides'])
})

test('shown slides: show their text and link without scripts, and keep both in the trash', async () => {
  const { administrator, visitor, ids } = await collegeWith(['tower', 'fiesta'])
  const [tower, fiesta] = ids
  await administrator.put(`/api/slides/${tower}`, { words: 'Enrol <now>', link: '/admission' })
  await administrator.put(`/api/slides/${fiesta}`, { words: 'See you there' })
  const html = await home(visitor())
  expect(html).toContain('<a href="/admission">Enrol &lt;now&gt;</a>')
  expect(html).toContain('See you there')
  await administrator.put(`/api/slides/${tower}/hide`)
  await administrator.delete(`/api/slides/${tower}`)
  await administrator.post(`/api/slides/${tower}/restore`)
  const { body } = await administrator.get<Slide[][]>('/api/slides')
  expect(body.data[0]![0]).toMatchObject({ words: 'Enrol <now>', link: '/admission', hidden: 1 })
})

test('shown slides: reject a link without text, invalid links, overlong text, and days in the wrong order', async () => {
  const { administrator, ids } = await collegeWith(['tower'])
  const path = `/api/slides/${ids[0]}`
  const noPage =
    'The link field must be a page of this website, such as /admission, or an address starting with https://.'
  const refusals: [input: object, errors: object][] = [
    [{ link: '/admission' }, { words: ['The words field is required.'] }],
    [{ words: 'x', link: 'javascript:alert(1)' }, { link: [noPage] }],
    [{ words: 'x', link: '//evil.example' }, { link: [noPage] }],
    [{ words: 'x', link: 'http://plain.example' }, { link: [noPage] }],
    [{ words: 'x'.repeat(121) }, { words: ['The words field must not be greater than 120 characters.'] }],
    [
      { from: '2026-12-02', until: '2026-12-01' },
      { until: ['The until field must be a date after or equal to from.'] },
    ],
    [{ from: 'tomorrow' }, { from: ['The from field must be a valid date.'] }],
    [{ hidden: 1 }, { hidden: ['The hidden field is prohibited.'] }],
  ]
  for (const [input, errors] of refusals) {
    const { status, body } = await administrator.put(path, input)
    expect([input, status, body.errors]).toEqual([input, 422, errors])
  }
  // The last day of an expired slide may stay.
  expect((await administrator.put(path, { until: '2001-01-01' })).status).toBe(200)
  expect((await administrator.put(path, { words: 'x', link: 'https://fair.example/a' })).status).toBe(200)
})

test("pictures: hide the text of hidden slides in their uses from users who can't list slides", async () => {
  const { administrator, staff, ids } = await collegeWith(['tower'])
  const [slide] = (await administrator.get<Slide[][]>('/api/slides')).body.data.flat()
  const at = `/api/pictures/at?src=${encodeURIComponent(slide!.src)}`
  const { id } = (await administrator.get<{ id: number }>(at)).body.data
  const librarian = await staff({ may: ['list pictures', 'show pictures'] })
  const uses = async (person: Person) =>
    (await person.get<{ title: string | null; state: string | null }[]>(`/api/pictures/${id}/uses`)).body.data
  expect(await uses(librarian)).toMatchObject([{ title: 'tower', state: null }])
  await administrator.put(`/api/slides/${ids[0]}/hide`)
  expect(await uses(librarian)).toMatchObject([{ title: null, state: 'draft' }])
  expect(await uses(administrator)).toMatchObject([{ title: 'tower', state: 'draft' }])
  await administrator.put(`/api/slides/${ids[0]}/unhide`)
  await administrator.put(`/api/slides/${ids[0]}`, { from: '2999-01-01' })
  expect(await uses(librarian)).toMatchObject([{ title: null, state: 'draft' }])
})
