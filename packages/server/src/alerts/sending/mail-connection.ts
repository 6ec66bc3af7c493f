import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type SmtpConnection from 'nodemailer/lib/smtp-connection'
import type { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { Settings } from '../../env.ts'

/** Outcome of an e-mail: accepted, rejected, or unknown because the connection broke. */
export type EmailOutcome =
  | { kind: 'taken'; reply: string }
  | { kind: 'refused'; reply: string; isLost: boolean }
  | { kind: 'lost'; reply: string; mayHaveArrived: boolean }

export interface Envelope {
  id: string
  from: string
  to: string
}
/** A connection to the mail server that sends one e-mail after the other. */
export interface MailConnection {
  send: (envelope: Envelope, email: string) => Promise<EmailOutcome>
  close: () => void
}

/** Connects to MAIL_URL; without it, e-mails are written to files. Throws if the server is unreachable. */
export const openConnection = (
  settings: Pick<Settings, 'mail' | 'dataDir'>,
  timeouts: Timeouts = usual,
): Promise<MailConnection> =>
  settings.mail.url === undefined
    ? Promise.resolve(toFiles(join(settings.dataDir, 'mail')))
    : bySmtp(settings.mail.url, timeouts)

/** Milliseconds after which a silent mail server times out. */
type Timeouts = Record<'connectionTimeout' | 'greetingTimeout' | 'socketTimeout', number>
const usual: Timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 }

const bySmtp = async (url: string, timeouts: Timeouts): Promise<MailConnection> => {
  const [{ default: Connection }, { parseConnectionUrl: parseUrl }] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/shared'),
  ])
  // Only the log shows whether the server requested the data. Connections lost before and after that look the same.
  let asked = false
  const note = (_entry: unknown, line?: unknown): void => {
    if (String(line).startsWith('354')) asked = true
  }
  const silent = (): void => undefined
  const logger = {
    level: silent,
    trace: silent,
    debug: note,
    info: silent,
    warn: silent,
    error: silent,
    fatal: silent,
  }
  const options = parseUrl(url)
  const connection = new Connection({ ...options, ...timeouts, logger, transactionLog: true })
  let problem = 'The connection was closed.'
  let onEnd = silent
  connection.on('error', (error: Error) => {
    problem = error.message
    onEnd()
  })
  connection.on('end', () => onEnd())
  await open(connection, options)
  return {
    send: (envelope, email) =>
      new Promise((resolve) => {
        asked = false
        const lost = () => resolve({ kind: 'lost', reply: problem, mayHaveArrived: asked })
        onEnd = lost
        connection.send({ from: envelope.from, to: [envelope.to] }, email, (error, info) => {
          if (!error) return resolve({ kind: 'taken', reply: info.response })
          const { response, responseCode } = error
          if (responseCode === undefined || !response) {
            problem = error.message
            return lost()
          }
          const reply = response.replaceAll(/\s+/g, ' ').slice(0, 250)
          // The connection accepts the next e-mail, unless the server closes it.
          if (responseCode === 421) return resolve({ kind: 'refused', reply, isLost: true })
          connection.reset((failed) => resolve({ kind: 'refused', reply, isLost: Boolean(failed) }))
        })
      }),
    close: () => connection.quit(),
  }
}

type Options = ReturnType<typeof parseConnectionUrl>

const open = (connection: SmtpConnection, { auth }: Options): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject)
    connection.connect((error) => {
      if (error) return reject(error)
      if (!auth) return resolve()
      connection.login(auth, (failed) => (failed ? reject(failed) : resolve()))
    })
  })

const toFiles = (folder: string): MailConnection => ({
  send: async ({ id }, email) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${id}.eml`), email, { mode: 0o600 })
    return { kind: 'taken', reply: 'Written to a file' }
  },
  close: () => undefined,
})
