import { contactForm, profileForm } from '@kampana/engine-declare/forms/forms'
import { inputName, type Field } from '@kampana/engine-declare/kinds/index'
import { recordRoute, type Resource } from '@kampana/engine-declare/resource'
import { expect, inject, test } from 'vitest'
import sharp from 'sharp'
import { password } from '../../support/people/accounts.ts'
import { college, type College } from '../../support/people/college.ts'
import { kept, packed, refused } from '@kampana/engine-declare/testing/naughty'
import type { Answer, Person } from '../../support/people/person.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { bodyWith, samplesOf, surroundingsFor } from '../../support/input/samples.ts'
import { declaredResources } from '../../support/declared-resources.ts'

type AnyRecord = Record<string, unknown> & { id: number }
type Texts = Readonly<Record<string, Field>>
/** Sends some fields of a record, and returns the reply. */
type Write = (fields: Record<string, unknown>) => Promise<Answer<AnyRecord>>

/** Excludes redirects, whose texts are addresses, and search terms, whose words are normalized. */
const written = declaredResources.filter(
  ({ name, actions, fields, redirect }) =>
    actions.includes('edit') &&
    !redirect &&
    name !== 'search-terms' &&
    Object.keys(textsIn(fields)).length > 0,
)

/** The kinds of a resource's text fields. A kind behaves alike in each resource, regardless of length. */
const kindsOf = ({ fields }: Resource): string[] => Object.values(textsIn(fields)).map(({ kind }) => kind)
const asked = written.filter((resource, at) => {
  const before = new Set(written.slice(0, at).flatMap(kindsOf))
  return inject('whole') || kindsOf(resource).some((kind) => !before.has(kind))
})

test.each(asked)(
  'naughty: $name store every naughty string unchanged',
  async (resource) => {
    const place = await college()
    const { id } = await recordOf(place, resource)
    const path = recordRoute(resource).replace(':id', String(id))
    expect(
      await faultsOf(textsIn(resource.fields), (fields) => place.administrator.put<AnyRecord>(path, fields)),
    ).toEqual([])
  },
  120_000,
)

test('naughty: a profile stores every naughty string', async () => {
  const { administrator } = await college()
  const { username: _plain, ...texts } = textsIn(profileForm)
  const others = { name: 'Ana', username: 'admin', email: 'admin@college.example' }
  expect(
    await faultsOf(texts, async (fields) => {
      const answer = await administrator.put('/api/profile/1', { ...others, ...fields })
      const read = await administrator.get<AnyRecord>('/api/user')
      return {
        ...read,
        status: answer.status,
        text: answer.text,
        body: { ...answer.body, data: read.body.data },
      }
    }),
  ).toEqual([])
}, 120_000)

test('naughty: a username is stored in plain letters, or rejected under its field', async () => {
  const { administrator } = await college()
  const form = { name: 'Ana', email: 'admin@college.example' }
  const nameNow = async () => (await administrator.get<AnyRecord>('/api/user')).body.data['username']
  const faults: unknown[] = []
  for (const username of [...packed(60), ...refused]) {
    const { status, body } = await administrator.put('/api/profile/1', { ...form, username })
    const outcome = status === 200 ? await nameNow() : Object.keys(body.errors ?? {}).join()
    if (status > 422 || !/^[\x20-\x7e\u00c0-\u00ff]+$/.test(String(outcome)))
      faults.push({ username, status, outcome })
  }
  expect(faults).toEqual([])
})

test("naughty: a visitor's message arrives with every naughty string", async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { visitor } = await college({ now: () => new Date((time += 1000)) })
  const reader = visitor()
  // The test takes longer than a session without this option.
  await reader.post('/login', { username: 'admin', password, remember: true })
  const texts = textsIn(contactForm)
  const others = {
    name: 'Ana',
    email: 'ana@family.example',
    contact_number: '0917',
    subject: 'Fees',
    message: 'Due?',
  }
  expect(
    await faultsOf(texts, async (fields) => {
      // Each person may send only a few messages in ten minutes.
      time += 10 * 60 * 1000
      const answer = await visitor().post<AnyRecord>('/api/contactUs', { ...others, ...fields })
      const newest = new URLSearchParams({ sort: '["id","DESC"]', range: '[0,0]' })
      const { body } = await reader.get<AnyRecord[]>(`/api/messages?${newest}`)
      return { ...answer, body: { ...answer.body, data: body.data[0]! } }
    }),
  ).toEqual([])
}, 120_000)

/** Sends all strings through each text field, and invalid strings one by one. Returns the unexpected outcomes. */
const faultsOf = async (texts: Texts, write: Write): Promise<unknown[]> => {
  const faults: unknown[] = []
  const columns = Object.entries(texts).map(([name, field]) => [name, valuesFor(field)] as const)
  for (let turn = 0; turn < Math.max(...columns.map(([, values]) => values.length)); turn++) {
    const sent = Object.fromEntries(columns.map(([name, values]) => [name, values[turn % values.length]!]))
    const { status, text, body } = await write(sent)
    const changed = Object.keys(sent).filter((name) => body.data?.[name] !== sent[name])
    if (status >= 300 || changed.length > 0) faults.push({ sent, changed, status, text })
  }
  for (const [name, field] of Object.entries(texts))
    for (const text of refused) {
      const { status, body } = await write({ [name]: field.kind === 'richText' ? bodyOf(text) : text })
      const named = Object.keys(body.errors ?? {}).join()
      if (status !== 422 || named !== name) faults.push({ name, text, status, named })
    }
  return faults
}

const valuesFor = (field: Field): string[] => {
  if (field.kind === 'richText') return [bodyOf(...kept)]
  if (field.kind === 'longText') return [kept.join('\n').trim().slice(0, field.max).toWellFormed()]
  return packed('max' in field ? field.max : 255)
}

/** Text fields with free input, without fields that have a format or refer to other records. */
function textsIn(fields: Texts): Texts {
  const entries = Object.entries(fields).filter(([, field]) => isFree(field))
  return Object.fromEntries(entries.map(([name, field]) => [inputName(name, field), field]))
}

function isFree(field: Field): boolean {
  if (field.readOnly || field.fixed) return false
  if (field.kind === 'text') return !field.form && !field.of
  return field.kind === 'longText' || field.kind === 'richText'
}

const recordOf = async (place: College, resource: Resource): Promise<AnyRecord> => {
  const { administrator } = place
  if (resource.name === 'slides' || resource.name === 'pictures')
    return addPicture(administrator, resource.name)
  if (resource.singleton) return (await administrator.get<AnyRecord>(recordRoute(resource))).body.data
  // The second update is an event. Announcements have no location.
  const which = resource.name === 'updates' ? 1 : 0
  const samples = samplesOf(resource, which, await surroundingsFor(place, resource))
  const { status, text, body } = await administrator.post<AnyRecord>(
    `/api/${resource.name}`,
    bodyWith(samples),
  )
  expect([status, text]).toEqual([201, text])
  return body.data
}

/** Slides and images are created by uploads. */
const addPicture = async (person: Person, name: 'slides' | 'pictures'): Promise<AnyRecord> => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#4b83cc' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append(`${name}[]`, new File([new Uint8Array(png)], 'the-bell.png', { type: 'image/png' }))
  form.append(name === 'slides' ? 'alts[]' : 'descriptions[]', 'The bell')
  return (await person.post<AnyRecord[]>(`/api/${name}`, form)).body.data[0]!
}
