import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findHabits } from '../../../scripts/language/habits.ts'
import { announcement } from '../../support/input/inputs.ts'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import type { Answer } from '../../support/people/person.ts'
import { register } from '../../support/people/register.ts'
import { documentedForms, documentedReplies } from '../../support/server/documented-reply.ts'
import { declaredResources } from '../../support/declared-resources.ts'

test('openapi: every list and form replies as documented', async () => {
  const box = await mailbox()
  const { administrator, staff, visitor } = await college({ settings: { MAIL_URL: box.url } })
  const wrongIn = await documentedReplies(visitor())
  await staff({ may: ['list updates'] })
  for (const { name, actions } of declaredResources.filter((each) => each.actions.includes('list'))) {
    const list = await administrator.get<{ id: number }[]>(`/api/${name}`)
    expect([name, wrongIn(`GET /api/${name}`, list)]).toEqual([name, []])
    const [first] = list.body.data
    if (!first || !actions.includes('show')) continue
    const shown = await administrator.get(`/api/${name}/${first.id}`)
    expect([name, wrongIn(`GET /api/${name}/{id}`, shown)]).toEqual([name, []])
  }

  const refused = await administrator.put('/api/updates/1', { title: '' })
  expect([refused.status, wrongIn('PUT /api/updates/{id}', refused)]).toEqual([422, []])
  expect((await visitor().get('/api/docs')).text).toContain('Swagger UI')
  const called: string[] = []
  const check = <A extends Answer>(call: string, answer: A): A => {
    called.push(call)
    expect([call, answer.status < 300, wrongIn(call, answer)]).toEqual([call, true, []])
    return answer
  }
  const tokenTo = async (to: string, name = 'token'): Promise<string> => {
    const { link } = await box.next(to)
    return (URL.parse(link)?.searchParams.get(name) ?? '') || tokenTo(to, name)
  }
  const chosen = { password: 'bahay kubo kahit munti', password_confirmation: 'bahay kubo kahit munti' }

  check('POST /api/contactUs', await visitor().post('/api/contactUs', letter))
  check('POST /register', await register(visitor(), 'maria'))
  check('POST /login', await visitor().post('/login', { username: 'admin', password }))
  check('POST /api/updates/preview', await administrator.post('/api/updates/preview', announcement))
  const families = { addresses: 'nanay@family.example', levels: null, campuses: null, language: 'en' }
  check(
    'POST /api/subscribers/invitations',
    await administrator.post('/api/subscribers/invitations', families),
  )

  const form = new FormData()
  const photo = sharp({ create: { width: 24, height: 12, channels: 3, background: '#123' } }).png()
  form.append('image', new File([new Uint8Array(await photo.toBuffer())], 'tower.png'))
  const { link } = (await administrator.post<{ link: string }>('/api/image', form)).body.data
  const at = `/api/pictures/at?src=${encodeURIComponent(link)}`
  const { id: picture } = (await administrator.get<{ id: number }>(at)).body.data
  await administrator.put(`/api/pictures/${picture}`, { description: 'The tower' })
  const slides = check(
    'POST /api/slides/pictures',
    await administrator.post<{ id: number }[]>('/api/slides/pictures', { pictures: [picture] }),
  )
  const move = { id: slides.body.data[0]!.id, after: null }
  check('PUT /api/slides/order', await administrator.put('/api/slides/order', move))

  const invited = { name: 'Ana', email: 'ana@college.example', roleIds: [1] }
  await administrator.post('/api/invitations', invited)
  const token = await tokenTo(invited.email)
  const account = { name: 'Ana', username: 'ana', token, ...chosen }
  check('POST /api/invitation', await visitor().post('/api/invitation', account))
  check('PUT /api/viewed-role', await administrator.put('/api/viewed-role', { role: 1 }))
  await administrator.delete('/api/viewed-role')

  const confirmed = { current_password: password }
  const begun = check(
    'POST /api/two-step',
    await administrator.post<{ secret: string }>('/api/two-step', confirmed),
  )
  const code = new TOTP({ secret: Secret.fromBase32(begun.body.data.secret) }).generate()
  check('PUT /api/two-step', await administrator.put('/api/two-step', { code }))
  check('DELETE /api/two-step', await administrator.delete('/api/two-step', confirmed))

  const word = await administrator.post('/user/confirm-password', { password })
  check('POST /user/confirm-password', word)

  const self = { name: 'Ana Reyes', username: 'admin', email: 'admin@college.example' }
  check('PUT /api/profile/{id}', await administrator.put('/api/profile/1', self))
  const fresh = { new_password: chosen.password, new_password_confirmation: chosen.password }
  const change = await administrator.put('/api/password/update/1', { ...confirmed, ...fresh })
  check('PUT /api/password/update/{id}', change)
  check('POST /email/unlock', await visitor().post('/email/unlock', { username: 'admin' }))
  const unlock = { token: await tokenTo(self.email, 'unlock') }
  check('PUT /email/unlock', await visitor().put('/email/unlock', unlock))
  check('POST /password/email', await visitor().post('/password/email', { email: self.email }))
  const reset = { token: await tokenTo(self.email), email: self.email }
  const again = { password: 'sa munting gubat nga', password_confirmation: 'sa munting gubat nga' }
  check('POST /password/reset', await visitor().post('/password/reset', { ...reset, ...again }))

  expect(called.toSorted()).toEqual((await documentedForms(visitor())).toSorted())
})

test('openapi: describes every call in plain English', async () => {
  const { visitor } = await college()
  const document = JSON.parse((await visitor().get('/api/docs/json')).text) as OpenApi
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary }]) => ({ call: `${method} ${path}`, summary })),
  )
  expect(calls.filter(({ summary }) => !summary)).toEqual([])
  const texts = new Set(textsIn(document))
  expect(texts.size).toBeGreaterThan(300)
  const findings = [...texts].flatMap((text) =>
    findHabits(text).map(({ habit, sentence }) => `${habit.advice} “${sentence}”`),
  )
  expect(findings).toEqual([])
})

interface OpenApi {
  paths: Record<string, Record<string, { summary?: string }>>
}

/** Summaries and descriptions of a document. A property named `description` is a schema, not a text. */
const textsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
        typeof each === 'string' && (key === 'summary' || key === 'description') ? [each] : textsIn(each),
      )

const letter = {
  name: 'Ana',
  email: 'ana@family.example',
  contact_number: '0917',
  subject: 'Fees',
  message: 'When are they due?',
}
