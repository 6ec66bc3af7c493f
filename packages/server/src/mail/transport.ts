import { headerValue } from '@kampana/shared/text/header-value'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Settings } from '../env.ts'
import { dkimOptions } from './dkim.ts'
import type { LetterThread } from './email.ts'

/** A letter to send. Its id stays the same in retries, so that a mail server can detect duplicates. */
interface Mail {
  id: string
  from: string
  to: string
  subject: string
  replyTo?: string
  thread?: LetterThread
  text: string
  html: string
}

/** Sends a letter. Rejects where that failed. Returns the file's path, if the letter is written to a file. */
export type Transport = (mail: Mail) => Promise<string | undefined>

/** SMTP where MAIL_URL says so; else `.eml` files under DATA_DIR/mail. */
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
    // Together shorter than the outbox's lease, so that no letter is sent twice.
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

/** A lazy nodemailer transport, loaded with the first letter. */
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
  // One that answers somebody was written by a person (RFC 3834, 5).
  ...(thread?.inReplyTo === undefined
    ? { headers: { 'Auto-Submitted': 'auto-generated' } }
    : { inReplyTo: messageId(thread.inReplyTo), references: messageId(thread.inReplyTo) }),
})

const messageId = (id: string): string => headerValue`<${id}@kampana>`
