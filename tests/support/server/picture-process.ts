import { readdirSync, readFileSync } from 'node:fs'

/**
 * The process that decodes images for a server, by default for this one. Returns the newest, because an earlier one may still
 * be ending.
 */
export const pictureProcess = (server = process.pid): number | undefined =>
  readdirSync(`/proc/${server}/task`)
    .flatMap((task) => (read(`/proc/${server}/task/${task}/children`) ?? '').trim().split(' '))
    .filter(Boolean)
    .map(Number)
    .findLast((pid) => read(`/proc/${pid}/cmdline`)?.includes('picture-worker'))

/** Peak memory of a process in megabytes (proc(5), VmHWM), or 0 after its end. */
export const mostMemoryOf = (pid: number | undefined): number => {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '') ?? []
  return Number(kilobytes ?? 0) / 1024
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended meanwhile.
    return undefined
  }
}
