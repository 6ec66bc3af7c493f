import * as React from 'react'
import { createRequire } from 'node:module'

// Turns off development features of React and Emotion that only help in a browser. They take a quarter of a test run.

interface Sheet {
  isSpeedy: boolean
  insert: (rule: string) => void
}

/** Properties that queries and assertions depend on: visibility, whitespace and font weight. */
const asked = /(?:display|visibility|font-weight|white-space):|position:absolute/

/**
 * Inserts the rules of Emotion into one style sheet, as in production; in development, each rule has its own <style>. Skips
 * rules that no test can notice, because jsdom, which has no layout, checks all of them for each requested style.
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

/**
 * Prevents React from capturing a stack trace for each element. React captures at most 10,000 a second, and this makes it
 * assume that the limit is reached.
 */
const omitOwnerStacks = (): void => {
  const shared = (React as unknown as Readonly<Record<string, object>>)[internals]
  if (shared)
    Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}

export const leanDevelopment = (): void => {
  insertAskedRules()
  omitOwnerStacks()
}
