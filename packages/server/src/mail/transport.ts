import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Settings } from '../env.ts'

/** One letter on its way. The id stays the same over several tries, so that a mail server can tell a repetition. */
export interface Mail {
  id: string
  from: string
  to: string
  subject: string
  replyTo?: string
  text: string
  html: string
}

/** Hands a letter over. Rejects where that failed. Answers where the letter is, if it's a file. */
export type Transport = (mail: Mail) => Promise<string | undefined>

/** SMTP where MAIL_URL says so; else `.eml` files under DATA_DIR/mail. */
export const transportFor = (settings: Settings): Transport =>
  settings.mail.url === undefined ? toFiles(join(settings.dataDir, 'mail')) : bySmtp(settings.mail.url)

const bySmtp = (url: string): Transport => {
  const smtp = once({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Shorter than the outbox's lease, so that no letter is on its way twice.
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 40_000,
  })
  return async (mail) => {
    await (await smtp()).sendMail(asMessage(mail))
    return undefined
  }
}

const toFiles = (folder: string): Transport => {
  const writer = once({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await (await writer()).sendMail(asMessage(mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${mail.id.replace(/[^\w-]/g, '_')}.eml`)
    // Whoever watches the folder never sees half a letter.
    const part = `${file}.part`
    try {
      await writeFile(part, message as Buffer, { mode: 0o600 })
      await rename(part, file)
    } finally {
      await rm(part, { force: true })
    }
    return file
  }
}

/** A transport of nodemailer's, loaded with the first letter. */
const once = (options: object): (() => Promise<Transporter>) => {
  let made: Promise<Transporter> | undefined
  return () => (made ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))
}

const asMessage = ({ id, to, replyTo, ...mail }: Mail) => ({
  ...mail,
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  // Given as an object, an address is never read as a list of several.
  to: { name: '', address: to },
  messageId: `<${id}@kampana>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})
