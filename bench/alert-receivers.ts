import { mailServer } from '../tests/support/people/mailbox.ts'
import { pushServer } from '../tests/support/people/push-service.ts'

// Program with a mail server and a push service, in its own process so that neither waits for the measured code.

/** Delay of the mail server's replies to MAIL, RCPT and the final dot, in milliseconds. */
export const delay = 50

/** Requests and replies of this program, in one message each. */
export interface Receivers {
  mailUrl: string
  pushOrigin: string
  phones: { endpoint: string; p256dh: string; auth: string }[]
}
export interface Arrivals {
  /** Message-IDs of each address. */
  mails: [address: string, ids: string[]][]
  /** Number of pushes to each phone. */
  pushes: [endpoint: string, count: number][]
}

const count = Number(process.argv[2] ?? 0)
if (process.send && count > 0) {
  const mails = new Map<string, string[]>()
  const slowly = (done: () => void): void => void setTimeout(done, delay)
  const mail = await mailServer({
    onMailFrom: (_address, _session, done) => slowly(done),
    onRcptTo: (_address, _session, done) => slowly(done),
    onData: (stream, session, done) => {
      let head = ''
      stream.on('data', (chunk: Buffer) => (head += head.length < 8000 ? chunk.toString('latin1') : ''))
      stream.on('end', () => {
        const id = /^Message-ID: (.*)$/im.exec(head)?.[1] ?? ''
        for (const { address } of session.envelope.rcptTo)
          mails.set(address, [...(mails.get(address) ?? []), id])
        slowly(done)
      })
    },
  })
  const push = await pushServer()
  const phones = Array.from({ length: count }, push.phone)
  process.on('message', () => {
    const pushes = Map.groupBy(push.arrived, ({ phone }) => phone.endpoint)
    process.send?.({
      mails: [...mails],
      pushes: [...pushes].map(([endpoint, { length }]) => [endpoint, length]),
    } satisfies Arrivals)
  })
  process.send({ mailUrl: mail.url, pushOrigin: push.origin, phones } satisfies Receivers)
}
