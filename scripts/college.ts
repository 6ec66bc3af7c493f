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
import { assertNew, writeCollege } from './college/new/write-folder.ts'

const flags = Object.values(questions)
const usage = `pnpm college new FOLDER writes the folder of a college: what its website says, ready to edit.

It asks who the college is, or takes it from flags:
${flags.map(({ flag, question }) => `  --${flag.padEnd(12)} ${question}`).join('\n')}
  --sample       with the sample college's texts and lists, instead of placeholders`

/** `pnpm college new FOLDER`. Throws a `CollegeRefused`. */
const run = async (args: readonly string[]): Promise<string> => {
  const { name, withSample, given } = readCommand(args)
  const folder = resolve(name)
  // Before anything is asked.
  assertNew(folder)
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY
  const answers = isTerminal ? await converse(given, withSample ? samplePlaces : []) : given
  writeCollege(folder, readIdentity(answers), withSample)
  return `${folder} is written. Its README.md says how to start, check and publish it.`
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
      `The sample's programs and notices are of its own levels and campuses: leave out --${fixed}, or --sample.`,
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
  process.stderr.write(`${isOurs ? message : `${path} can't be written (${code}).`}\n`)
  process.exitCode = 1
}
