import type DKIM from 'nodemailer/lib/dkim'
import type { Settings } from '../env.ts'
import { senderOf } from './sender-of.ts'

/** Headers that nodemailer signs by default, and List-Unsubscribe-Post (RFC 8058, 4). */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post'

/** Options of nodemailer for signing e-mails with MAIL_DKIM_KEY; undefined if the relay signs them. */
export const dkimOptions = ({ mail }: Pick<Settings, 'mail'>): DKIM.SingleKeyOptions | undefined =>
  mail.dkim && {
    domainName: senderOf(mail.from).split('@').at(-1) ?? '',
    keySelector: mail.dkim.selector,
    privateKey: mail.dkim.key,
    headerFieldNames: signedHeaders,
  }

/** Signs complete e-mails; leaves them unchanged if there is no key. */
export const emailSigner = async (
  settings: Pick<Settings, 'mail'>,
): Promise<(email: string) => Promise<string>> => {
  const options = dkimOptions(settings)
  if (!options) return async (email) => email
  const { default: Signer } = await import('nodemailer/lib/dkim')
  const signer = new Signer(options)
  return async (email) => {
    const chunks: Buffer[] = []
    for await (const chunk of signer.sign(email)) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString('utf8')
  }
}
