import { join } from 'node:path'
import { commands, type CommandName } from './commands.ts'
import { run } from './run.ts'

/** Runs a command's script: in this process, unless Node needs a flag. */
export const runScript = async (name: CommandName, args: readonly string[]): Promise<void> => {
  const [file, ...flags] = commands[name].script
  const path = join(import.meta.dirname, file)
  if (flags.length === 0) {
    process.argv = [process.execPath, path, ...args]
    await import(path)
    return
  }
  const { code } = await run(process.execPath, [...flags, path, ...args], { show: true })
  process.exitCode = code ?? 1
}
