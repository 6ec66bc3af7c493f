import sharp from 'sharp'
import { announcement, signIn, createVisitor, type Editor } from './editor.ts'
import { findPages } from './pages.ts'

const readers = 12
/** The editor deletes older announcements, so that the data doesn't grow and only the server's memory can. */
const maxAnnouncements = 20

const words = {
  name: 'Ana Reyes',
  email: 'ana@example.com',
  contact_number: '0917 123 4567',
  subject: 'Enrolment',
}

type Done = Record<'pages read' | 'published' | 'signed in' | 'pictures' | 'letters', number>

/** Simulates the load of a storm day until `end`: continuous readers, an editor, sign-ins, pictures, contact messages. */
export const storm = async (origin: string) => {
  const done: Done = { 'pages read': 0, published: 0, 'signed in': 0, pictures: 0, letters: 0 }
  const ending = new AbortController()
  const again = async (milliseconds: number, work: (time: number) => Promise<void>): Promise<void> => {
    for (let time = 0; !ending.signal.aborted; time++) {
      await work(time)
      if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
    }
  }
  const editor = await signIn(origin)
  const paths = [...Object.values(await findPages(origin)), '/class-status', '/api/updates?range=[0,9]']
  const all = [
    ...Array.from({ length: readers }, () =>
      again(0, async (time) => {
        // Every tenth address is unique and therefore not cached.
        const path =
          time % 10 === 0 ? `/search?q=${time % 1000}${Math.random()}` : paths[time % paths.length]!
        await expectStatus(await fetch(origin + path, { headers: { 'x-forwarded-for': address() } }), 200)
        done['pages read']++
      }),
    ),
    again(1000, async (time) => {
      await publish(editor, time)
      done.published++
    }),
    again(2000, async () => {
      await expectStatus(await (await signIn(origin, address())).call('POST', '/logout'), 204)
      done['signed in']++
    }),
    again(5000, async () => {
      await expectStatus(await editor.call('POST', '/api/image', await picture()), 200)
      done.pictures++
    }),
    again(2000, async (time) => {
      const letter = { ...words, message: `No. ${time}, ${Math.random()}` }
      await expectStatus(
        await (await createVisitor(origin, address())).call('POST', '/api/contactUs', letter),
        200,
      )
      done.letters++
    }),
  ]
  return {
    done,
    end: async (): Promise<void> => {
      ending.abort()
      await Promise.all(all)
    },
  }
}

const published: number[] = []
const publish = async (editor: Editor, time: number): Promise<void> => {
  const answer = await editor.call('POST', '/api/updates', announcement(`Notice ${time}`))
  if (answer.status !== 201) throw new Error(`Creating an update returned ${answer.status}.`)
  published.push(((await answer.json()) as { data: { id: number } }).data.id)
  if (published.length <= maxAnnouncements) return
  await expectStatus(await editor.call('DELETE', `/api/updates/${published.shift()}`), 200)
}

/** Creates a random picture, since identical pictures are stored once. */
const picture = async (): Promise<FormData> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 1200, height: 800, channels: 3, background: '#888', noise } as const
  const form = new FormData()
  form.set('image', new Blob([await sharp({ create }).jpeg().toBuffer()]), 'picture.jpg')
  return form
}

const expectStatus = async (answer: Response, status: number): Promise<void> => {
  const text = await answer.text()
  if (answer.status !== status) throw new Error(`${answer.url} returned ${answer.status}: ${text}`)
}

/** Random IP address, so that rate limits count each request separately. */
const address = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`
