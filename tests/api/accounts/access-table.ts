import type { Access } from '@kampana/engine-declare/calls/call'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Committed list of every call with its access. Reviewers see each change as a diff; `vitest -u` writes it. */
export const accessFile = join(import.meta.dirname, 'access.txt')

interface Route {
  method: string
  url: string
  access: Access | undefined
}

/** Line of the list for each guarded route, by path. */
export const formatAccess = (routes: readonly Route[]): string =>
  routes
    .flatMap(({ method, url, access }) =>
      access === undefined
        ? []
        : [`${url} ${method}: ${typeof access === 'string' ? access : `[${access.join(', ')}]`}`],
    )
    .toSorted()
    .map((line) => `${line}\n`)
    .join('')

const parseLine = (line: string): [call: string, access: Access] => {
  const [, url, method, text = ''] = /^(\S+) (\S+): (.*)$/.exec(line) ?? []
  const names = /^\[(.*)\]$/.exec(text)?.[1]
  return [`${method} ${url}`, names === undefined ? (text as Access) : names.split(', ')]
}

/** Access to each call, as the committed list has it: `GET /api/updates`. */
export const accessTable: Readonly<Record<string, Access>> = Object.fromEntries(
  readFileSync(accessFile, 'utf8').split('\n').filter(Boolean).map(parseLine),
)
