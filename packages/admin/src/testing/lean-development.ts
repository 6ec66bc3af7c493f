import * as React from 'react'
import { createRequire } from 'node:module'

// What React and Emotion do for a developer's eyes in a browser, and a test run pays for: a quarter of its time.

interface Sheet {
  isSpeedy: boolean
  insert: (rule: string) => void
}

/** What queries and expectations ask for: whether an element is seen, whether it parts words, how heavy its letters are. */
const asked = /(?:display|visibility|font-weight|white-space):|position:absolute/

/**
 * Puts rules of Emotion into one style sheet, as in production; elsewhere each has a <style> of its own. Only those that a test can
 * notice, since jsdom, which lays nothing out, looks through all of them for each style that it is asked for.
 */
const insertAskedRules = (): void => {
  const cache = createRequire(createRequire(import.meta.url).resolve('@emotion/react')).resolve(
    '@emotion/cache',
  )
  const { StyleSheet } = createRequire(cache)('@emotion/sheet') as { StyleSheet: { prototype: Sheet } }
  const { insert } = StyleSheet.prototype
  StyleSheet.prototype.insert = function (this: Sheet, rule) {
    this.isSpeedy = true
    if (asked.test(rule)) insert.call(this, rule)
  }
}

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/** Keeps React from taking a stack trace of each element; it takes 10,000 a second at most, and believes that it has. */
const omitOwnerStacks = (): void => {
  const shared = (React as unknown as Readonly<Record<string, object>>)[internals]
  if (shared)
    Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}

export const leanDevelopment = (): void => {
  insertAskedRules()
  omitOwnerStacks()
}
