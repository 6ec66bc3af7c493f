import { editDistance } from '@kampana/engine-server/records/query/edit-distance'
import { commandList, commands, isCommand, usageOf } from './commands.ts'
import { runScript } from './run-script.ts'

/** Prints help, or runs a command. Exits with 2 if the command doesn't exist. */
const main = async ([name, ...args]: readonly string[]): Promise<void> => {
  if (name === '--help' || name === 'help') process.stdout.write(`${commandList()}\n`)
  else if (name === undefined) refuse(commandList())
  else if (name === '--version') await runScript('version', args)
  else if (!isCommand(name)) refuse(unknown(name))
  else if (args.includes('--help')) process.stdout.write(`${usageOf(name)}\n`)
  else await runScript(name, args)
}

const refuse = (text: string): void => {
  process.stderr.write(`${text}\n`)
  process.exitCode = 2
}

const unknown = (name: string): string => {
  const nearest = nearestCommand(name)
  const question = nearest === undefined ? '' : ` Did you mean ${nearest}?`
  return `Unknown command: ${name}.${question} \`kampana --help\` lists the commands.`
}

/** Finds the command with the smallest edit distance, at most half its length. */
const nearestCommand = (name: string): string | undefined => {
  const [nearest] = Object.keys(commands)
    .map((command) => ({ command, distance: editDistance(name, command) }))
    .filter(({ command, distance }) => distance <= command.length / 2)
    .toSorted((one, other) => one.distance - other.distance)
  return nearest?.command
}

await main(process.argv.slice(2))
