import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  askIdentity,
  CollegeRefused,
  questions,
  readIdentity,
  samplePlaces,
  type Answers,
} from './college/new/identity.ts'
import { usageOf } from './commands.ts'
import { assertNew, writeCollege } from './college/new/write-folder.ts'

const flags = Object.values(questions)
const usage = `${usageOf('college')}

Flags that replace the questions:
${flags.map(({ flag, question }) => `  --${flag.padEnd(14)} ${question}`).join('\n')}`

/** Creates a folder. Throws a `CollegeRefused`. */
const run = async (args: readonly string[]): Promise<string> => {
  const { name, withSample, given } = readCommand(args)
  const folder = resolve(name)
  // Checks the folder before the first question.
  assertNew(folder)
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY
  const answers = isTerminal ? await converse(given, withSample ? samplePlaces : []) : given
  writeCollege(folder, readIdentity(answers), withSample)
  return `Created ${folder}. Its README.md explains how to start, check and publish the website.`
}

const readCommand = (args: readonly string[]) => {
  const { values, positionals } = parseCommand(args)
  const [command, name, ...others] = positionals
  if (command !== 'new' || name === undefined || others.length > 0) throw new CollegeRefused(usage)
  const { sample: withSample = false, ...flagged } = values
  const asked = new Map<string, unknown>(Object.entries(flagged))
  const given = Object.fromEntries(
    Object.entries(questions).flatMap(([field, { flag }]) =>
      asked.has(flag) ? [[field, String(asked.get(flag))]] : [],
    ),
  ) as Answers
  const fixed = samplePlaces.find((field) => given[field] !== undefined)
  if (withSample && fixed !== undefined)
    throw new CollegeRefused(
      `--${fixed} cannot be used with --sample: the sample's programs and notices name its own levels and campuses. Leave one of them out.`,
    )
  return { name, withSample, given }
}

const parseCommand = (args: readonly string[]) => {
  const text = Object.fromEntries(flags.map(({ flag }) => [flag, { type: 'string' as const }]))
  try {
    const options = { ...text, sample: { type: 'boolean' as const } }
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new CollegeRefused(`${(error as Error).message}\n\n${usage}`)
  }
}

const converse = async (given: Answers, skipped: typeof samplePlaces): Promise<Answers> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await askIdentity(
      given,
      (question) => terminal.question(question),
      (sentence) => void process.stdout.write(`${sentence}\n`),
      skipped,
    )
  } finally {
    terminal.close()
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  const { code, path, message } = error as NodeJS.ErrnoException
  const isOurs = error instanceof CollegeRefused
  if (!isOurs && (path === undefined || code === undefined)) throw error
  process.stderr.write(`${isOurs ? message : `Cannot write ${path} (${code}).`}\n`)
  process.exitCode = 1
}
