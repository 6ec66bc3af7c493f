import type { Resource } from '@kampana/engine-declare/resource'
import { readFileSync } from 'node:fs'

/** Version that removes the names of 0.2.0. */
const goneWith = '0.5.0'

/** Exports of `kampana` in 0.2.0 and their current names; kampana.ts exports both. */
export const formerNames = {
  moment: 'datetime',
  choice: 'select',
  yesNo: 'boolean',
  names: 'tags',
  one: 'reference',
  many: 'referenceMany',
  detail: 'hideFromList',
  listed: 'showInList',
  onlyWhen: 'condition',
} as const

/** Former properties of a declaration and their current names. */
export const formerProperties = { publicUntil: 'expiresAt', turns: 'invalidateAt' } as const

/** Lists the former names that a file of the college uses, each in a sentence. */
export const findFormerNames = (file: string): string[] => {
  const source = readFileSync(file, 'utf8')
  const imported = new Set(
    [...source.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]kampana['"]/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim().split(/\s/)[0]),
    ),
  )
  return [
    ...Object.entries(formerNames).filter(([former]) => imported.has(former)),
    ...Object.entries(formerProperties).filter(([former]) =>
      new RegExp(String.raw`^\s*${former}\s*:`, 'm').test(source),
    ),
  ].map(
    ([former, now]) => `${file}: '${former}' is now called '${now}'. Kampana ${goneWith} drops the old name.`,
  )
}

/** Renames the former properties of a declaration to their current names. */
export const renameProperties = (resource: Resource): Resource => {
  const declared = new Map<string, unknown>(Object.entries(resource))
  const renamed = Object.entries(formerProperties).filter(([former]) => declared.has(former))
  return { ...resource, ...Object.fromEntries(renamed.map(([former, now]) => [now, declared.get(former)])) }
}
