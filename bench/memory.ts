import { readFileSync } from 'node:fs'

/** What a process holds in memory, in megabytes (proc(5), VmRSS). */
export const memoryOf = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
