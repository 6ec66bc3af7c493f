import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { textOf } from './email-text.ts'

/** A received e-mail. */
export interface Arrived {
  to: string[]
  subject: string
  messageId: string
  /** The decoded plain text. */
  text: string
  /** The first link in the text, without line breaks. */
  link: string
  raw: string
}

/** A mail server in the test process. */
export interface Mailbox {
  /** The value of MAIL_URL. */
  url: string
  arrived: Arrived[]
  /** Waits for the next unread e-mail to an address. */
  next: (to: string) => Promise<Arrived>
  close: () => Promise<void>
}

/** Starts a mail server that accepts every e-mail unless `options` differ. It stops after the test. */
export const mailbox = async (options: SMTPServerOptions = {}, port = 0): Promise<Mailbox> => {
  const box = await mailServer(options, port)
  onTestFinished(box.close)
  return box
}

/** Starts a mail server that the caller stops by `close`. */
export const mailServer = async (options: SMTPServerOptions = {}, wanted = 0): Promise<Mailbox> => {
  const arrived: Arrived[] = []
  const taken = new Set<Arrived>()
  const news = new EventTarget()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived.push(
          read(
            Buffer.concat(chunks).toString('utf8'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        done()
        news.dispatchEvent(new Event('letter'))
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(wanted, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const next = async (to: string): Promise<Arrived> => {
    const letter = arrived.find((each) => !taken.has(each) && each.to.includes(to))
    if (letter) {
      taken.add(letter)
      return letter
    }
    await new Promise((resolve) => news.addEventListener('letter', resolve, { once: true }))
    return next(to)
  }
  return { url: `smtp://127.0.0.1:${port}`, arrived, next, close }
}

const read = (raw: string, to: string[]): Arrived => {
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim() ?? ''
  const text = textOf(raw)
  return {
    to,
    raw,
    text,
    subject: header('Subject'),
    messageId: header('Message-ID'),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  }
}
