import { parseMessage } from '@kampana/engine-declare/messages/message'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { literalsIn, messageNamesIn } from '../support/reply-texts.ts'

const packages = join(import.meta.dirname, '../../packages')

/** The modules whose texts no reply contains: the template tag, and the dashboard's own warnings about a body. */
const notSent: ReadonlySet<string> = new Set(['message.ts', 'warning-messages.ts'])

/** The declared messages by name, as templates. */
const declared = await readDeclared()

test('reply messages: all texts of replies come from the declared messages', () => {
  const sources = ['{,engine/}server/src', 'engine/declare/src/{kinds,schema,forms}', 'shared/src/resources']
  expect(sources.flatMap(readLiterals)).toEqual([])
})

test('reply messages: finds literals in errors, replies, conditions and templates', () => {
  const source = `
    throw new HttpError(403, 'Not you.')
    throw conflict(isLate ? messages.late : \`No \${name} here.\`)
    throw invalid({ title: [text ?? 'Too long.'], ...rest })
    throw tooMany(hit, { message: 'Wait.' })
    return { message: done || 'Done.', data }
    context.addIssue('Odd.')
    schema.refine(isOdd, 'Even.').max(3, { error: 'Three.' })
    const schema = { message: { type: 'string' } }
    throw conflict(messages.taken('title'))`
  expect(literalsIn('a.ts', source)).toEqual([
    'Not you.',
    'No … here.',
    'Too long.',
    'Wait.',
    'Done.',
    'Odd.',
    'Three.',
    'Even.',
  ])
})

test('reply messages: only replies about unchanged records contain “Nothing”', () => {
  expect(named(/Nothing/)).toEqual({ nothingChanged: 'Nothing was changed.' })
})

test('reply messages: of the texts for signing in, only two contain “verified” or “active”', () => {
  const files = ['sign-in', 'sign-in-limits', 'two-step-code'].map(
    (file) => `server/src/account/sign-in/${file}.ts`,
  )
  const before = globSync('engine/server/src/http/**/*.ts', { cwd: packages })
  const used = [...files, ...before, 'engine/server/src/records/input/request.ts'].flatMap((file) =>
    messageNamesIn(file, readFileSync(join(packages, file), 'utf8')),
  )
  expect(used).toEqual(expect.arrayContaining(['loggedIn', 'badCredentials', 'codeNeeded', 'csrfMismatch']))
  expect([...new Set(used)].filter((name) => name in named(/verified|active/)).toSorted()).toEqual([
    'notActive',
    'notVerified',
  ])
  expect(declared.get('notVerified')).toMatch(/verified(?!.*active)/)
  expect(declared.get('notActive')).toMatch(/active(?!.*verified)/)
})

test('reply messages: “verified” and “active” appear only in messages about an account’s state', () => {
  expect(Object.keys(named(/verified|active/)).toSorted()).toEqual([
    'activated',
    'deactivated',
    'emailNotVerified',
    'lastAdministrator',
    'notActive',
    'notVerified',
  ])
})

/** The declared messages that match. */
function named(pattern: RegExp): Record<string, string> {
  return Object.fromEntries([...declared].filter(([, text]) => pattern.test(text)))
}

/** Imports every module of messages and returns the templates of the messages by name. */
async function readDeclared(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const add = (name: string, value: unknown): void => {
    if (typeof value === 'string') found.set(name, value)
    else if (typeof value === 'function') found.set(name, templateOf(value as Builder))
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) add(key, each)
  }
  for (const file of globSync('{engine/declare,shared}/src/messages/*.ts', { cwd: packages })) {
    if (notSent.has(basename(file)) || file.endsWith('.test.ts')) continue
    for (const [name, value] of Object.entries((await import(join(packages, file))) as object))
      add(name, value)
  }
  expect(found.size).toBeGreaterThan(400)
  return found
}

type Builder = (...values: unknown[]) => string

/** Template of a message, such as 'The %{0} was saved.'. Placeholders represent texts, numbers and lists. */
function templateOf(build: Builder): string {
  const value = (text: string) => Object.assign(Object(text) as object, { join: () => text })
  return parseMessage(build(...['1', '2', '3', '4', '5'].map(value))).code
}

/** Sources whose checks reach no reply: settings, sample content, channel files, and the syntax of list queries. */
const notReplying = /server\/src\/(?:settings|seed)\/|channel-schema\.ts|list-query\.ts/

/** Each literal that a reply of these sources contains, with its file. */
function readLiterals(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: packages })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !notReplying.test(file))
    .flatMap((file) =>
      literalsIn(file, readFileSync(join(packages, file), 'utf8')).map((text) => `${file}: ${text}`),
    )
}
