import { readdirSync, readFileSync } from 'node:fs'

/** The process that decodes pictures for a server, or for who asks: the newest, since a spent one may still be ending. */
export const pictureProcess = (server = process.pid): number | undefined =>
  readdirSync(`/proc/${server}/task`)
    .flatMap((task) => (read(`/proc/${server}/task/${task}/children`) ?? '').trim().split(' '))
    .filter(Boolean)
    .map(Number)
    .findLast((pid) => read(`/proc/${pid}/cmdline`)?.includes('picture-worker'))

/** The most that a process has held, in megabytes (proc(5), VmHWM); nothing once it has ended. */
export const mostMemoryOf = (pid: number | undefined): number => {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '') ?? []
  return Number(kilobytes ?? 0) / 1024
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended since.
    return undefined
  }
}
