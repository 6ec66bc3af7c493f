import type { ResourceSummary } from '@kampana/engine-declare/registry/resource-summary'
import { otherSummaries, recordedSummaries } from '@kampana/shared/resources/summaries'
import { ownResources } from '@kampana/engine-declare/registry/own-resources'
import { msg } from '@kampana/engine-admin/language/msg'

/** Keys pressed one after the other, and their effect. */
export interface Shortcut {
  keys: readonly string[]
  does: string
  /** Modifier key; on a Mac, ⌘ replaces Ctrl. Shortcuts with a modifier can't be turned off and also work while typing. */
  held?: 'Ctrl' | 'Alt'
}

/** Shortcuts of every page. */
export const everywhere: readonly Shortcut[] = [
  { keys: ['K'], does: msg('Search pages and records'), held: 'Ctrl' },
  { keys: ['S'], does: msg('Save the form'), held: 'Ctrl' },
  { keys: ['F10'], does: msg('Editor toolbar (Escape returns)'), held: 'Alt' },
  { keys: ['?'], does: msg('Show shortcuts') },
  { keys: ['/'], does: msg('Search this list') },
  { keys: ['n'], does: msg('New record') },
  { keys: ['e'], does: msg('Edit this record') },
  { keys: ['s'], does: msg('Save the form') },
]

/** Keys that open other pages than lists, after `g`. */
export const pageKeys: readonly { key: string; to: string; label: string }[] = [
  { key: 'h', to: '/', label: msg('Home') },
  { key: 'p', to: '/profile', label: msg('Profile') },
]

/**
 * Keys that open the lists of resources, after `g`. A name gets its first letter that no other name has taken. First letters
 * are assigned first, so a new resource can't take the first letter of an older one.
 */
export const listKeys = (): ReadonlyMap<string, string> => {
  // A key pressed twice is hard to distinguish from one press.
  const taken = new Set(['g', ...pageKeys.map(({ key }) => key)])
  const keys = new Map<string, string>()
  const give = (name: string, letters: string): void => {
    const key = letters.split('').find((letter) => /[a-z]/.test(letter) && !taken.has(letter))
    if (key === undefined || keys.has(name)) return
    taken.add(key)
    keys.set(name, key)
  }
  const names = inOrderOfKeys()
  for (const name of names) give(name, name.charAt(0))
  for (const name of names) give(name, name)
  return keys
}

/**
 * In reverse order, because permissions are opened least often and get the remaining letters. A college's own resources come
 * last, except those that share the permissions of website content.
 */
const inOrderOfKeys = (): string[] => {
  const isContent = ({ permissions }: ResourceSummary): boolean => permissions !== undefined
  const resources = [...recordedSummaries, ...otherSummaries]
  const own = resources.filter((each) => !isContent(each)).toReversed()
  return [...own, ...ownResources(), ...resources.filter(isContent)].map(({ name }) => name)
}
