import { replaceKey, type ReplacedKey } from '@kampana/server/account/replace-key'
import { ShellRefused } from '@kampana/server/account/shell'
import { createHash, createPublicKey } from 'node:crypto'
import { usageOf } from './commands.ts'
import { confirm } from './confirm.ts'
import { runCommand } from './run-command.ts'

const warning = `Replace the key only if the old key is lost for good. Stop every node first. These stop working:
  - Class notices on phones: each phone must subscribe again.
  - The printed fingerprint of the signing key: all statements are signed with a new key.
  - Class notices by e-mail: the addresses are unreadable, so families must subscribe again.
  - Two-step sign-in: turn it off for each account with \`kampana account two-step NAME\`.
  - Queued e-mails, links in sent e-mails, preview links and remembered browsers.
The old key pairs stay stored. If you find the old key, set it as APP_KEY and run this command again to restore pairs and phones.
`

const describe = (done: ReplacedKey): string =>
  [
    done.isReturn
      ? 'Restored the earlier key and its key pairs.'
      : 'Replaced the key. The old key pairs stay stored.',
    `Statements signed again: ${done.statements}. Phones unsubscribed: ${done.phonesEnded}. Phones subscribed again: ${done.phonesBack}.`,
    `Unreadable with this key: two-step sign-in of ${done.accounts} accounts, ${done.mailboxes} e-mail addresses of subscribers.`,
    `Fingerprint of the signing key: ${fingerprint(done.publicKey)}`,
  ].join('\n')

/** Fingerprint in the format of `openssl pkey -pubin -outform der | sha256sum`. */
const fingerprint = (pem: string): string =>
  createHash('sha256')
    .update(createPublicKey(pem).export({ type: 'spki', format: 'der' }))
    .digest('hex')

// Runs `kampana key replace`: replaces a lost key with the key of the settings, or restores an earlier key.
await runCommand(async (settings) => {
  const args = process.argv.slice(2)
  const isSure = args.includes('--yes')
  if (args.filter((arg) => arg !== '--yes').join(' ') !== 'replace') throw new ShellRefused(usageOf('key'))
  process.stderr.write(warning)
  if (!isSure && !(await confirm('Replace the key?')))
    throw new ShellRefused('Nothing was changed. Answer yes in a terminal, or add --yes.')
  return describe(await replaceKey(settings, new Date()))
})
