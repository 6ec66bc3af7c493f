import { replaceKey } from '@kampana/server/account/replace-key'
import type { ClassNotice } from '@kampana/shared/class-status'
import type { VerificationResult } from '@kampana/shared/verification/verification'
import { codeAlphabet, formatCode, withCheckCharacter } from '@kampana/shared/verification/code'
import { execFileSync } from 'node:child_process'
import { verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { classNotice } from '../../support/input/inputs.ts'
import { college } from '../../support/people/college.ts'
import { personAt, type App } from '../../support/people/person.ts'

const notices = '/api/class-status'
const at = (time: string) => `2026-11-21T${time}:00+08:00`

/** A college at 4:30 AM, with a clock that the test moves. */
const inTheRain = async () => {
  const clock = { time: new Date(at('04:30')) }
  const opened = await college({ now: () => clock.time })
  const { administrator, visitor } = opened
  const check = async (code: string) =>
    (await visitor().get<VerificationResult>(`/api/verification-codes/${code}`)).body.data
  return {
    ...opened,
    strike: (time: string) => void (clock.time = new Date(time)),
    post: async (given: object = {}) => {
      const { body } = await administrator.post<ClassNotice>(notices, { ...classNotice, ...given })
      return { id: body.data.id, code: body.data.code! }
    },
    check,
    state: async (code: string) => (await check(code)).state,
    page: async (code: string) => visitor().get(`/v/${code}`),
  }
}

/** Valid codes that belong to nothing. */
const unknownCodes = (count: number): string[] =>
  codeAlphabet
    .slice(0, count)
    .split('')
    .map((each) => withCheckCharacter(`23${each}ZZ`))

describe('verification codes: a class notice', () => {
  test('has its code in the reply, the record and the page', async () => {
    const { post, visitor } = await inTheRain()
    const { id, code } = await post()
    const { body } = await visitor().get<ClassNotice>(`${notices}/${id}`)
    expect(body.data.code).toBe(code)
    const { text } = await visitor().get(`/class-status/${id}`)
    expect(text).toContain(`<a href="/v/${code}">${formatCode(code)}</a>`)
  })

  test("can't add lines to the signed statement by its own texts", async () => {
    const { post, visitor } = await inTheRain()
    const breaks = ['\n', '\r\n', '\u0085', '\u2028', '\u2029', '\u009c']
    const { code } = await post({ details: breaks.map((each) => `a${each}State: withdrawn`).join('') })
    const { text } = await visitor().get(`/v/${code}.txt`)
    expect(text.split(/[\p{Cc}\u2028\u2029]/u).filter((line) => line.startsWith('State:'))).toEqual([
      'State: posted',
    ])
  })

  test('is upcoming, valid, changed, ended and withdrawn, and keeps its code after deletion', async () => {
    const { administrator, post, check, state, page, strike } = await inTheRain()
    const { id, code } = await post({ starts_at: at('05:00'), ends_at: at('06:00') })
    expect(await check(code)).toMatchObject({
      code,
      state: 'coming',
      what: 'No classes',
      day: 'Saturday, November 21, 2026, 5:00 AM to 6:00 AM',
      filipino: expect.stringMatching(/^Walang pasok: .*5:00 AM.*/),
      changed_at: null,
      path: `/class-status/${id}`,
    })
    strike(at('05:00'))
    expect(await state(code)).toBe('valid')
    strike(at('05:30'))
    await administrator.put(`${notices}/${id}`, { reason: 'The river' })
    expect(await check(code)).toMatchObject({ state: 'valid', changed_at: '2026-11-20T21:30:00.000000Z' })
    expect((await page(code)).text).toMatch(/Changed on .*November 21, 2026, 5:30 AM/)
    strike(at('06:00'))
    expect(await state(code)).toBe('ended')
    await administrator.delete(`${notices}/${id}`)
    expect(await check(code)).toMatchObject({ state: 'withdrawn', what: 'No classes', path: null })
    const { status, text } = await page(code)
    expect([status, text.includes('The college withdrew this notice.')]).toEqual([200, true])
    await administrator.post(`${notices}/${id}/restore`)
    expect(await state(code)).toBe('ended')
  })

  test('shows status and day first, and is found by search and by typing the printed code', async () => {
    const { post, page, visitor } = await inTheRain()
    const { code } = await post()
    const { text } = await page(code)
    const [what, day, state] = ['<h1>No classes', 'Saturday, November 21, 2026', 'and it is valid'].map(
      (words) => text.indexOf(words, text.indexOf('<h1>No classes')),
    )
    expect([what! > 0, day! > what!, state! > day!]).toEqual([true, true, true])
    const typed = formatCode(code).toLowerCase()
    for (const address of [`/v?code=${typed}`, `/v/${typed}`, `/search?q=${typed}`]) {
      const { status, headers } = await visitor().get(address)
      expect([address, status, headers['location']]).toEqual([address, 301, `/v/${code}`])
    }
  })
})

test('verification codes: an update gets a code when first published, and keeps it as a draft and in the trash', async () => {
  const { administrator, publish, check, state } = await inTheRain()
  const { id } = await publish({ title: 'Enrolment ends', posted_at: null })
  const code = async () =>
    (await administrator.get<{ code: string | null }>(`/api/updates/${id}`)).body.data.code
  expect(await code()).toBeNull()
  await administrator.put(`/api/updates/${id}/publish`)
  const first = (await code())!
  expect(await check(first)).toMatchObject({
    state: 'valid',
    what: 'Enrolment ends',
    day: null,
    path: '/updates/announcements/Enrolment%20ends',
  })
  await administrator.put(`/api/updates/${id}/unpublish`)
  expect([await code(), await state(first)]).toEqual([first, 'withdrawn'])
  await administrator.put(`/api/updates/${id}/publish`)
  expect([await code(), await state(first)]).toEqual([first, 'valid'])
  await administrator.delete(`/api/updates/${id}`)
  expect(await state(first)).toBe('withdrawn')
  await administrator.post(`/api/updates/${id}/restore`)
  expect([await code(), await state(first)]).toEqual([first, 'valid'])
})

test('verification codes: an update published by schedule has a code on its page', async () => {
  const { administrator, app, publish, state, strike, visitor } = await inTheRain()
  const { id } = await publish({ title: 'Later', posted_at: '2026-11-20T22:00:00.000000Z' })
  strike(at('06:00'))
  await app.publishDue()
  const { body } = await administrator.get<{ code: string }>(`/api/updates/${id}`)
  expect(await state(body.data.code)).toBe('valid')
  expect((await visitor().get('/updates/announcements/Later')).text).toContain(`/v/${body.data.code}`)
})

test('verification codes: older publications get a code at the next start', async () => {
  const { anotherNode, database, post, visitor } = await inTheRain()
  const { id } = await post()
  await database(async (db) => {
    await db.deleteFrom('proofs').execute()
    await db.updateTable('class_status').set({ code: null }).execute()
  })
  const node = personAt(await anotherNode())
  const { body } = await node.get<ClassNotice>(`${notices}/${id}`)
  expect(
    (await visitor().get<VerificationResult>(`/api/verification-codes/${body.data.code}`)).body.data,
  ).toMatchObject({
    state: 'valid',
    posted_at: '2026-11-20T20:30:00.000000Z',
  })
})

test('verification codes: an unknown code shows the current class status, and a code with a typo shows a hint', async () => {
  const { page, post } = await inTheRain()
  await post()
  const [unknown = ''] = unknownCodes(1)
  const miss = await page(unknown)
  expect([miss.status, miss.text.includes('No notice has this code')]).toEqual([404, true])
  expect(miss.text).toMatch(/In force.*Heavy rain/s)
  const typo = await page(unknown.replace(/.$/, (last) => (last === '2' ? '3' : '2')))
  expect([typo.status, typo.text.includes('This code is not valid')]).toEqual([404, true])
})

test('verification codes: only failed look-ups are limited by IP address, and valid codes always work', async () => {
  const { page, post, state } = await inTheRain()
  const { code } = await post()
  for (let n = 0; n < 40; n += 1) expect(await state(code)).toBe('valid')
  for (let n = 0; n < 40; n += 1) expect((await page(`typo${n}`)).status).toBe(404)
  const answers = []
  for (const unknown of unknownCodes(31)) answers.push((await page(unknown)).status)
  expect([answers.slice(0, 30).every((status) => status === 404), answers[30]]).toEqual([true, 429])
  expect((await page(code)).status).toBe(200)
})

test('verification codes: five hundred phones behind one IP address can scan a code, and an old code shows its own day', async () => {
  const { page, post, strike } = await inTheRain()
  const { code } = await post()
  for (let n = 0; n < 5; n += 1) {
    const scans = await Promise.all(Array.from({ length: 100 }, () => page(code)))
    expect(new Set(scans.map(({ status }) => status))).toEqual(new Set([200]))
  }
  strike('2026-12-03T04:30:00+08:00')
  const { text } = await page(code)
  const day = text.indexOf('Saturday, November 21, 2026', text.indexOf('<h1>No classes'))
  expect(day).toBeGreaterThan(0)
  expect(text.indexOf('It has ended', day)).toBeGreaterThan(day)
})

test('verification codes: OpenSSL verifies a statement with the college’s public key', async () => {
  const { app, post } = await inTheRain()
  const { code } = await post({ reason: 'Señor Niño’s “flood”' })
  const folder = mkdtempSync(join(tmpdir(), 'kampana-proof-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const save = async (name: string, url: string) => {
    const { statusCode, rawPayload } = await app.inject(url)
    expect(statusCode).toBe(200)
    writeFileSync(join(folder, name), rawPayload)
    return rawPayload.toString()
  }
  const text = await save('code.txt', `/v/${code}.txt`)
  expect(text).toContain(`\nCode: ${formatCode(code)}\nVersion: 1\nState: posted\n`)
  expect(text).toContain('\n\nWhat: No classes\nDay: Saturday, November 21, 2026')
  await save('code.sig', `/v/${code}.sig`)
  await save('key.pem', '/.well-known/kampana-key.pem')
  const check = () =>
    execFileSync(
      'openssl',
      'pkeyutl -verify -pubin -inkey key.pem -rawin -in code.txt -sigfile code.sig'.split(' '),
      { cwd: folder, stdio: 'pipe' },
    ).toString()
  expect(check()).toContain('Signature Verified Successfully')
  writeFileSync(join(folder, 'code.txt'), text.replace('November 21', 'November 22'))
  expect(check).toThrow('Command failed')
})

test('verification codes: a replaced key signs every statement again, and both public keys are listed', async () => {
  const { anotherNode, post, settings, app } = await inTheRain()
  const { code } = await post()
  const read = async (node: App) => {
    const urls = [`/v/${code}.txt`, `/v/${code}.sig`, '/.well-known/kampana-key.pem']
    const [text, signature, key] = await Promise.all(urls.map(async (url) => node.inject(url)))
    return { text: text!.rawPayload, signature: signature!.rawPayload, key: key!.payload }
  }
  const before = await read(app)
  const another = 'another key of at least thirty-two characters'
  await replaceKey({ ...settings, appKey: another }, new Date())
  const after = await read(await anotherNode({ APP_KEY: another }))
  expect(verify(null, after.text, after.key, after.signature)).toBe(true)
  expect(verify(null, before.text, after.key, before.signature)).toBe(false)
  expect(after.key.endsWith(before.key)).toBe(true)
  expect(verify(null, before.text, before.key, before.signature)).toBe(true)
})
