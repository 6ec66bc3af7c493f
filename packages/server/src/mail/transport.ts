import { headerValue } from '@kampana/engine-declare/text/header-value'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Settings } from '../env.ts'
import { dkimOptions } from './dkim.ts'
import type { EmailThread } from './email.ts'

/** E-mail to send. Retries use the same id, so that a mail server can detect duplicates. */
interface Mail {
  id: string
  from: string
  to: string
  subject: string
  replyTo?: string
  thread?: EmailThread
  text: string
  html: string
}

/** Sends an e-mail. Rejects on failure. Returns the file's path if the e-mail is written to a file. */
export type Transport = (mail: Mail) => Promise<string | undefined>

/** Creates an SMTP transport if MAIL_URL is set; otherwise writes `.eml` files under DATA_DIR/mail. */
export const createMailTransport = (settings: Settings): Transport =>
  settings.mail.url === undefined
    ? toFiles(join(settings.dataDir, 'mail'))
    : bySmtp(settings.mail.url, dkimOptions(settings))

const bySmtp = (url: string, dkim: ReturnType<typeof dkimOptions>): Transport => {
  const smtp = once({
    url,
    ...(dkim && { dkim }),
    disableFileAccess: true,
    disableUrlAccess: true,
    // Their sum is shorter than the outbox's lease, so that no e-mail is sent twice.
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 40_000,
  })
  return async (mail) => {
    await (await smtp()).sendMail(toMessage(mail))
    return undefined
  }
}

const toFiles = (folder: string): Transport => {
  const writer = once({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await (await writer()).sendMail(toMessage(mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${mail.id.replace(/[^\w-]/g, '_')}.eml`)
    // Renamed once it is complete, for programs that watch the folder.
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

/** Lazy nodemailer transport, loaded with the first e-mail. */
const once = (options: object): (() => Promise<Transporter>) => {
  let made: Promise<Transporter> | undefined
  return () => (made ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))
}

const toMessage = ({ id, to, replyTo, thread, ...mail }: Mail) => ({
  ...mail,
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  // As an object, an address is never parsed as a list.
  to: { name: '', address: to },
  messageId: messageId(thread?.id ?? id),
  // A reply to a person was written by a person (RFC 3834, 5).
  ...(thread?.inReplyTo === undefined
    ? { headers: { 'Auto-Submitted': 'auto-generated' } }
    : { inReplyTo: messageId(thread.inReplyTo), references: messageId(thread.inReplyTo) }),
})

const messageId = (id: string): string => headerValue`<${id}@kampana>`
