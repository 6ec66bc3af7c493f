import { readFileSync } from 'node:fs'

/** Resident memory of a process, in megabytes (proc(5), VmRSS). */
export const residentMemory = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
