import type { ResourceSummary } from '@kampana/shared/registry/resource-summary'
import { otherSummaries, recordedSummaries } from '@kampana/shared/resources/summaries'
import { ownResources } from '@kampana/shared/registry/own-resources'
import { msg } from '../language/msg.ts'

/** Keys pressed one after the other, and what they do. */
export interface Shortcut {
  keys: readonly string[]
  does: string
  /** What is held with it, on a Mac ⌘ for Ctrl: such a one can't be turned off, and works while typing. */
  held?: 'Ctrl' | 'Alt'
}

/** What every page's keys do. */
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

/** The key after `g` that goes to a page which is no resource's. */
export const pageKeys: readonly { key: string; to: string; label: string }[] = [
  { key: 'h', to: '/', label: msg('Home') },
  { key: 'p', to: '/profile', label: msg('Profile') },
]

/**
 * The keys after `g` that go to resources' lists: of each name the first letter, where no other has taken it, else the first one
 * that is left. So a new resource takes no other's first letter by one of its later ones.
 */
export const listKeys = (): ReadonlyMap<string, string> => {
  // Twice the same key would be hard to tell from once.
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
 * In reverse order, since permissions are opened least and should get the leftover letters. A college's own come last but for
 * those that share the permissions of the website's content, which are many.
 */
const inOrderOfKeys = (): string[] => {
  const isContent = ({ permissions }: ResourceSummary): boolean => permissions !== undefined
  const resources = [...recordedSummaries, ...otherSummaries]
  const own = resources.filter((each) => !isContent(each)).toReversed()
  return [...own, ...ownResources(), ...resources.filter(isContent)].map(({ name }) => name)
}
