import { replaceKey, type ReplacedKey } from '@kampana/server/account/replace-key'
import { ShellRefused } from '@kampana/server/account/shell'
import { createHash, createPublicKey } from 'node:crypto'
import { confirm } from './confirm.ts'
import { runCommand } from './run-command.ts'

const usage = `Say key replace, by kampana on a server, by pnpm in a clone; --yes instead of an answer on a terminal.
The key is that of APP_KEY or of app.key in DATA_DIR, or a new app.key if there is neither.`

const warning = `This goes on without the last key, and is for a key that is lost for good. Stop every node first. It ends:
  - class notices on phones: each phone must ask for them again
  - the fingerprint of the signing key: every statement is signed anew, and the one on paper is out of date
  - class notices by e-mail: their addresses can't be read, so families must sign up again
  - two-step sign-in: \`kampana account two-step NAME\` turns it off for each account that used it
  - e-mails that wait, links in e-mails, preview links, and which browsers are known
The old key pairs are kept. Should the key be found, set it as APP_KEY and run this again: pairs and phones come back.
`

const describe = (done: ReplacedKey): string =>
  [
    done.isReturn
      ? 'The key is back, with the key pairs that it had.'
      : 'The key is replaced. The old key pairs are kept.',
    `Statements signed anew: ${done.statements}. Phones that ended: ${done.phonesEnded}. Phones that receive again: ${done.phonesBack}.`,
    `Not to be read with this key: the second step of accounts (${done.accounts}), addresses of e-mail subscribers (${done.mailboxes}).`,
    `The fingerprint of the signing key is ${fingerprint(done.publicKey)}.`,
  ].join('\n')

/** As `openssl pkey -pubin -outform der | sha256sum` prints it. */
const fingerprint = (pem: string): string =>
  createHash('sha256')
    .update(createPublicKey(pem).export({ type: 'spki', format: 'der' }))
    .digest('hex')

// `pnpm key replace`: goes on with the key of the settings where the last one is lost, or returns to one that was replaced.
await runCommand(async (settings) => {
  const args = process.argv.slice(2)
  const isSure = args.includes('--yes')
  if (args.filter((arg) => arg !== '--yes').join(' ') !== 'replace') throw new ShellRefused(usage)
  process.stderr.write(warning)
  if (!isSure && !(await confirm('Replace the key?')))
    throw new ShellRefused('Nothing was changed. Answer yes on a terminal, or add --yes.')
  return describe(await replaceKey(settings, new Date()))
})
