import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type SmtpConnection from 'nodemailer/lib/smtp-connection'
import type { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { Settings } from '../../env.ts'

/** What became of a letter: a mail server took it, refused it, or was lost, when nobody may know whether it took it. */
export type Outcome =
  | { kind: 'taken'; reply: string }
  | { kind: 'refused'; reply: string; isLost: boolean }
  | { kind: 'lost'; reply: string; mayHaveArrived: boolean }

export interface Envelope {
  id: string
  from: string
  to: string
}
/** A connection to the mail server, over which letters go one after the other. */
export interface MailConnection {
  send: (envelope: Envelope, letter: string) => Promise<Outcome>
  close: () => void
}

/** Opens a connection to MAIL_URL; without one, letters are written as files. Throws where the server can't be reached. */
export const openConnection = (
  settings: Pick<Settings, 'mail' | 'dataDir'>,
  timeouts: Timeouts = usual,
): Promise<MailConnection> =>
  settings.mail.url === undefined
    ? Promise.resolve(toFiles(join(settings.dataDir, 'mail')))
    : bySmtp(settings.mail.url, timeouts)

/** For how many milliseconds a mail server may say nothing. */
type Timeouts = Record<'connectionTimeout' | 'greetingTimeout' | 'socketTimeout', number>
const usual: Timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 }

const bySmtp = async (url: string, timeouts: Timeouts): Promise<MailConnection> => {
  const [{ default: Connection }, { parseConnectionUrl: parseUrl }] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/shared'),
  ])
  // Only the log says whether the server has asked for the text: a loss before and after that look alike.
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
    send: (envelope, letter) =>
      new Promise((resolve) => {
        asked = false
        const lost = () => resolve({ kind: 'lost', reply: problem, mayHaveArrived: asked })
        onEnd = lost
        connection.send({ from: envelope.from, to: [envelope.to] }, letter, (error, info) => {
          if (!error) return resolve({ kind: 'taken', reply: info.response })
          const { response, responseCode } = error
          if (responseCode === undefined || !response) {
            problem = error.message
            return lost()
          }
          const reply = response.replaceAll(/\s+/g, ' ').slice(0, 250)
          // It takes the next letter, unless the server says goodbye.
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
  send: async ({ id }, letter) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${id}.eml`), letter, { mode: 0o600 })
    return { kind: 'taken', reply: 'Written to a file' }
  },
  close: () => undefined,
})
