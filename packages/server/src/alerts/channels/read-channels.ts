import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { hasPublicHost } from '../push/public-address.ts'
import { channelSchema, placeholders, type ChannelCall, type ChannelFile } from './channel-schema.ts'

/** A usable channel: its file with the secrets filled in. */
export interface PostChannel extends Omit<ChannelFile, 'text'> {
  name: string
  text: { max: number; charset: 'gsm-7' | 'unicode'; link: boolean }
  /** Removes the secrets of all channels from a text. */
  blotOut: (text: string) => string
}

/** An invalid file, with the reason. */
export interface FaultyChannel {
  name: string
  /** One sentence per problem, without secrets. */
  problem: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the files of `COLLEGE_DIR/channels`. An invalid file disables its channel with a reason, because neither the site nor
 * a backup may depend on a chat's token. `allowed` are origins that need neither https nor a public address.
 */
export const readChannels = (
  collegeDir: string,
  env: Environment,
  allowed: readonly string[],
): { channels: PostChannel[]; faultyChannels: FaultyChannel[] } => {
  const folder = join(collegeDir, 'channels')
  if (!existsSync(folder)) return { channels: [], faultyChannels: [] }
  const secrets = new Set<string>()
  const read = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => {
      const { file, faults } = readOne(join(folder, name), env, secrets, allowed)
      return { name: basename(name, '.yaml'), file, faults }
    })
  const blotOut = createBlotter([...secrets])
  return {
    channels: read.flatMap(({ name, file }) =>
      file ? [Object.assign(file, { name, text: completeText(file.text), blotOut })] : [],
    ),
    faultyChannels: read.flatMap(({ name, file, faults }) =>
      file ? [] : [{ name, problem: blotOut(faults.map((fault) => `${fault}.`).join(' ')) }],
    ),
  }
}

/** A text message has no link unless the file requests one, because mobile networks block links. */
const completeText = ({ charset, max, link }: ChannelFile['text']): PostChannel['text'] => ({
  charset,
  max: max ?? (charset === 'gsm-7' ? 160 : 2000),
  link: link ?? charset === 'unicode',
})

interface Read {
  file?: ChannelFile
  faults: string[]
}

const readOne = (file: string, env: Environment, secrets: Set<string>, allowed: readonly string[]): Read => {
  if (!/^[a-z][a-z0-9-]*\.yaml$/.test(basename(file)))
    return { faults: ['the file name must consist of lowercase letters, digits and hyphens'] }
  const faults: string[] = []
  const filled = fillIn(parseFile(file, faults), env, secrets, faults)
  if (faults.length > 0) return { faults }
  const parsed = channelSchema.safeParse(filled)
  if (!parsed.success)
    return {
      faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`),
    }
  faults.push(...findFaults(parsed.data, allowed))
  // The decoded part counts as a secret too, because a service may quote it.
  if (parsed.data.signature) secrets.add(parsed.data.signature.secret.replace(/^whsec_/, ''))
  return faults.length > 0 ? { faults } : { file: parsed.data, faults }
}

const parseFile = (file: string, faults: string[]): unknown => {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    faults.push(`invalid YAML (${error instanceof Error ? error.message.split('\n')[0] : 'unreadable'})`)
    return undefined
  }
}

/** Fills in `${CHANNEL_…}` everywhere, and rejects any other variable. */
const fillIn = (value: unknown, env: Environment, secrets: Set<string>, faults: string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => fillIn(each, env, secrets, faults))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, fillIn(each, env, secrets, faults)]),
    )
  if (typeof value !== 'string') return value
  return value.replaceAll(/\$\{([^}]*)\}/g, (_whole, name: string) => {
    const secret = env[name] ?? ''
    if (!/^CHANNEL_[A-Z0-9_]+$/.test(name))
      faults.push(`\${${name}} is not allowed: the names of variables must start with CHANNEL_`)
    else if (!/^[\x20-\x7e]{4,}$/.test(secret))
      faults.push(`${name} must be set to one line of at least four ASCII characters`)
    else secrets.add(secret)
    return secret
  })
}

const findFaults = (file: ChannelFile, allowed: readonly string[]): string[] => [
  ...callFaults(file, '', ['text', 'title', 'link'], allowed),
  ...(file.edit ? callFaults(file.edit, 'edit.', placeholders, allowed) : []),
  ...(file.edit && !file.keep ? ['edit: requires keep, the path of the post’s reference in the reply'] : []),
]

const callFaults = (
  { address, body }: ChannelCall,
  at: string,
  known: readonly string[],
  allowed: readonly string[],
): string[] => {
  const wrong = addressFault(address, allowed)
  const used = JSON.stringify([address, body]).matchAll(/\{(\w+)\}/g)
  const unknown = [...used].flatMap(([, name = '']) => (known.includes(name) ? [] : [name]))
  return [
    ...(wrong === undefined ? [] : [`${at}address: ${wrong}`]),
    ...unknown.map((name) => `${at}body or ${at}address: unknown placeholder {${name}}`),
  ]
}

const addressFault = (address: string, allowed: readonly string[]): string | undefined => {
  const url = URL.parse(address)
  if (!url || /[{}%]/.test(url.hostname)) return 'must be a URL'
  if (allowed.includes(url.origin)) return undefined
  if (url.protocol !== 'https:') return 'must start with https://'
  if (url.username !== '' || url.password !== '')
    return 'must not contain a user name or password. Use a header'
  return hasPublicHost(url) ? undefined : 'must be a public address, or be listed in PRIVATE_CHANNELS'
}

/**
 * Makes a function that removes secrets from a text in any encoding of their characters: plain, percent-encoded (also
 * repeatedly), form-encoded, escaped in JSON or HTML, or in base64 at any offset.
 */
export const createBlotter = (secrets: readonly string[]): ((text: string) => string) => {
  const patterns = secrets
    .filter((secret) => secret !== '')
    // A secret may contain another one.
    .toSorted((a, b) => b.length - a.length)
    .flatMap((secret) =>
      [Array.from(secret, writings).join('')].concat([0, 1, 2].map((offset) => inBase64(secret, offset))),
    )
    .filter((pattern) => pattern !== '')
  if (patterns.length === 0) return (text) => text
  const all = new RegExp(patterns.join('|'), 'g')
  return (text) => text.replaceAll(all, '…')
}

/** Encodings of an ASCII character. */
const writings = (character: string): string => {
  const hex = character.charCodeAt(0).toString(16).padStart(2, '0')
  const anyCase = hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
  const ways = [
    String.raw`\\*${RegExp.escape(character)}`,
    `%(?:25)*${anyCase}`,
    String.raw`\\+u00${anyCase}`,
    `&#(?:${character.charCodeAt(0)}|[xX]0*${anyCase});`,
    ...(character === ' ' ? [String.raw`\+`] : []),
    ...(names[character] === undefined ? [] : [names[character]]),
  ]
  return `(?:${ways.join('|')})`
}

const names: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Base64 or base64url of a secret at a byte offset, without the characters it shares with adjacent bytes. */
const inBase64 = (secret: string, offset: number): string => {
  const bytes = Buffer.from(' '.repeat(offset) + secret)
  const whole = bytes.toString('base64').replaceAll('=', '')
  const own = whole.slice(offset === 0 ? 0 : offset + 1, bytes.length % 3 === 0 ? undefined : -1)
  if (own.length < 5) return ''
  // Padding and special characters may themselves be percent-encoded or escaped.
  return own.replaceAll(/[+/]/g, (sign) =>
    sign === '+' ? String.raw`(?:[+\-]|%(?:25)*2[bB])` : String.raw`(?:\\*[/_]|%(?:25)*2[fF])`,
  )
}
