import type { ClassNotice, ClassStatusNow } from '@kampana/shared/class-status'
import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { classNotice } from '../../support/input/inputs.ts'
import { servedCollege, servedLevels, writtenPath } from '../../support/served-college.ts'
import type { Person } from '../../support/people/person.ts'

const path = '/api/class-status'
const [level = ''] = servedLevels
const campus = servedCollege.campuses[0]?.name
/** 4:30 AM on a rainy Saturday in the college's time zone, and other times of that day. */
const early = '2026-11-21T04:30:00+08:00'
const at = (time: string) => `2026-11-21T${time}:00+08:00`

/** A college at 4:30 AM, with a clock that the test moves. */
const inTheRain = async () => {
  const clock = { time: new Date(early) }
  const opened = await college({ now: () => clock.time })
  const strike = (time: string) => void (clock.time = new Date(time))
  const post = async (given: object = {}) => {
    const { body } = await opened.administrator.post<ClassNotice>(path, { ...classNotice, ...given })
    return body.data
  }
  return { ...opened, strike, post }
}
const now = async (person: Person): Promise<ClassStatusNow> =>
  (await person.get(`${path}/now`)).body as unknown as ClassStatusNow
const reasons = async (person: Person) => (await now(person)).data.map(({ reason }) => reason)

describe('class status: a notice', () => {
  test('starts immediately by default, and shows visitors its public fields only', async () => {
    const { post, visitor } = await inTheRain()
    const { id } = await post()
    const { body } = await visitor().get<ClassNotice>(`${path}/${id}`)
    expect(body.data).toEqual({
      id,
      status: 'suspended',
      announced: null,
      language: null,
      levels: classNotice.levels,
      campuses: null,
      offices_closed: null,
      reason: 'Heavy rain',
      details: null,
      starts_at: '2026-11-20T20:30:00.000000Z',
      ends_at: '2026-11-21T15:59:00.000000Z',
      created_at: '2026-11-20T20:30:00.000000Z',
      code: expect.any(String),
    })
  })

  test("can end immediately by the server's clock, and can be extended", async () => {
    const { administrator, post, strike, visitor } = await inTheRain()
    const { id } = await post()
    strike(at('06:15'))
    const ended = await administrator.put<ClassNotice>(`${path}/${id}`, { ends_at: 'now' })
    expect(ended.body.data.ends_at).toBe('2026-11-20T22:15:00.000000Z')
    expect(await reasons(visitor())).toEqual([])
    await administrator.put(`${path}/${id}`, { ends_at: '2026-11-22T23:59:00+08:00' })
    expect(await reasons(visitor())).toEqual(['Heavy rain'])
  })

  test('is rejected with errors under the invalid fields', async () => {
    const { administrator, visitor } = await inTheRain()
    for (const [given, field, text] of [
      [
        { starts_at: at('01:00'), ends_at: at('04:29') },
        'ends_at',
        'The ends at field must be a date after or equal to now.',
      ],
      [
        { starts_at: at('10:00'), ends_at: at('09:00') },
        'ends_at',
        'The ends at field must be a date after or equal to starts at.',
      ],
      [{ ends_at: null }, 'ends_at', 'The ends at field is required.'],
      [{ levels: ['No Level'] }, 'levels', 'The selected levels is invalid.'],
      [{ campuses: [campus, 'The Moon'] }, 'campuses', 'The selected campuses is invalid.'],
      [{ levels: [level, level] }, 'levels', 'The selected levels is invalid.'],
      [{ levels: level }, 'levels', 'The levels field must be an array.'],
      [{ status: 'perhaps' }, 'status', 'The selected status is invalid.'],
    ] as const) {
      const { status, body } = await administrator.post(path, { ...classNotice, ...given })
      expect([given, status, body.errors?.[field]]).toEqual([given, 422, [text]])
    }
    expect(await reasons(visitor())).toEqual([])
  })

  test('covers all levels and campuses if none are chosen', async () => {
    const { post } = await inTheRain()
    expect(await post({ levels: [] })).toMatchObject({ levels: null, campuses: null })
  })

  test('keeps a level that the college has removed, and rejects other unknown levels', async () => {
    const { administrator, database, post } = await inTheRain()
    const { id } = await post()
    await database((db) =>
      db
        .updateTable('class_status' as never)
        .set({ levels: '["No Level"]' } as never)
        .execute(),
    )
    const kept = await administrator.put<ClassNotice>(`${path}/${id}`, { levels: ['No Level', level] })
    expect([kept.status, kept.body.data.levels]).toEqual([200, ['No Level', level]])
    expect((await administrator.put(`${path}/${id}`, { levels: ['No Other Level'] })).status).toBe(422)
  })
})

describe('class status: the current notices', () => {
  test('start a day ahead, stop at the end, and include the time of the next change', async () => {
    const { post, strike, visitor } = await inTheRain()
    await post({ starts_at: '2026-11-23T00:00:00+08:00', ends_at: '2026-11-23T23:59:00+08:00' })
    expect(await now(visitor())).toEqual({
      data: [],
      now: '2026-11-20T20:30:00.000000Z',
      until: '2026-11-21T16:00:00.000000Z',
    })
    for (const [time, seen] of [
      ['2026-11-21T23:59:59+08:00', 0],
      ['2026-11-22T00:00:00+08:00', 1],
      ['2026-11-23T23:58:59+08:00', 1],
      ['2026-11-23T23:59:00+08:00', 0],
    ] as const) {
      strike(time)
      expect([time, (await reasons(visitor())).length]).toEqual([time, seen])
    }
    expect((await now(visitor())).until).toBeNull()
  })

  test('list the latest start first, and omit deleted notices', async () => {
    const { administrator, post, visitor } = await inTheRain()
    const first = await post({ reason: 'Wind' })
    await post({ reason: 'Flood', starts_at: at('06:00') })
    expect(await reasons(visitor())).toEqual(['Flood', 'Wind'])
    await administrator.delete(`${path}/${first.id}`)
    expect(await reasons(visitor())).toEqual(['Flood'])
    await administrator.post(`${path}/${first.id}/restore`)
    expect(await reasons(visitor())).toEqual(['Flood', 'Wind'])
  })
})

describe('class status: pages', () => {
  /** Pages of every kind. Earlier requests have put some of them into the cache. */
  const everyKind = ['/', writtenPath, '/updates', '/class-status', '/no-such-page']
  const saying = async (visitor: Person, words: string): Promise<string[]> => {
    const shown: string[] = []
    for (const page of everyKind) if ((await visitor.get(page)).text.includes(words)) shown.push(page)
    return shown
  }
  const top = 'data-status="suspended"'

  test('show a notice immediately, and hide it after its end without any request', async () => {
    const { post, strike, visitor } = await inTheRain()
    expect(await saying(visitor(), top)).toEqual([])
    await post()
    expect(await saying(visitor(), top)).toEqual(everyKind)
    strike(at('23:58'))
    expect(await saying(visitor(), `${top} data-starts`)).toEqual(everyKind)
    strike(at('23:59'))
    expect(await saying(visitor(), `${top} data-starts`)).toEqual([])
    expect((await visitor().get('/class-status')).text).toContain('Heavy rain')
  })

  test('announce a notice the day before, and switch when it starts', async () => {
    const { post, strike, visitor } = await inTheRain()
    await post({ starts_at: '2026-11-22T04:30:00+08:00', ends_at: '2026-11-22T23:59:00+08:00' })
    expect(await saying(visitor(), ' data-coming')).toEqual(everyKind)
    strike('2026-11-22T04:30:00+08:00')
    expect(await saying(visitor(), ' data-coming')).toEqual([])
    expect(await saying(visitor(), `${top} data-starts`)).toEqual(everyKind)
  })

  test('follow a changed end, and drop a deleted notice', async () => {
    const { administrator, post, visitor } = await inTheRain()
    const { id } = await post()
    expect(await saying(visitor(), 'until midnight')).toEqual(everyKind)
    await administrator.put(`${path}/${id}`, { ends_at: at('12:00') })
    expect(await saying(visitor(), 'until noon')).toEqual(everyKind)
    await administrator.delete(`${path}/${id}`)
    expect(await saying(visitor(), top)).toEqual([])
    expect((await visitor().get(`/class-status/${id}`)).status).toBe(404)
  })

  test('show the current check time even if nothing has changed since they were rendered', async () => {
    const { strike, visitor } = await inTheRain()
    const checked = async (page: string) =>
      /<time class="checked"[^>]*>([^<]*)/.exec((await visitor().get(page)).text)?.[1]
    for (const [time, words] of [
      [early, 'at 4:30 AM'],
      [at('04:52'), 'at 4:52 AM'],
      [at('13:05'), 'at 1:05 PM'],
    ] as const) {
      strike(time)
      expect([words, await checked('/'), await checked('/class-status')]).toEqual([words, words, words])
    }
  })

  test('without a notice change at midnight and at the decision hour, without any edit', async () => {
    const { strike, visitor } = await inTheRain()
    const said = async () => {
      const texts = await Promise.all(
        ['/', '/class-status'].map(async (page) => (await visitor().get(page)).text),
      )
      const [home = '', page = ''] = texts.map((text) => text.replaceAll('<!-- -->', ''))
      return [
        /No notice for ([^<]*)/.exec(home)?.[1],
        /No notice has been posted for ([^.<]*)/.exec(page)?.[1],
        home.includes('Decided by') ? 'before' : 'after',
        page.includes('of decision, ') ? 'after' : 'before',
      ]
    }
    strike('2026-11-26T00:00:00+08:00')
    expect(await said()).toEqual(['Thu, Nov 26', 'Thursday, November 26', 'before', 'before'])
    strike('2026-11-26T23:59:00+08:00')
    expect(await said()).toEqual(['Thu, Nov 26', 'Thursday, November 26', 'after', 'after'])
    strike('2026-11-27T00:00:00+08:00')
    expect(await said()).toEqual(['Fri, Nov 27', 'Friday, November 27', 'before', 'before'])
  })

  test('of a withdrawn notice show the notice that replaced it', async () => {
    const { administrator, post, visitor } = await inTheRain()
    const { id } = await post({ levels: [level] })
    await post({ levels: [], reason: 'The river is over its banks' })
    await administrator.delete(`${path}/${id}`)
    const { status, text } = await visitor().get(`/class-status/${id}`)
    expect(status).toBe(404)
    expect(text.slice(text.indexOf('<main'))).toMatch(/In force.*The river is over its banks/)
    expect(text).not.toContain('as usual')
  })

  test('of another node change at the same moment', async () => {
    const { anotherNode, post, strike } = await inTheRain()
    const other = await anotherNode()
    const says = async () => (await other.inject(writtenPath)).body.includes(top)
    expect(await says()).toBe(false)
    await post({ ends_at: at('12:00') })
    await other.publishDue()
    expect(await says()).toBe(true)
    strike(at('12:00'))
    expect(await says()).toBe(false)
  })

  test('of a notice offer a share card with level, date and status', async () => {
    const { app, post } = await inTheRain()
    const { id } = await post()
    const { body } = await app.inject(`/class-status/${id}`)
    const [, card = ''] = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)">/.exec(body) ?? []
    const { statusCode, headers, rawPayload } = await app.inject(card)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(rawPayload.length).toBeLessThan(100_000)
  })
})
