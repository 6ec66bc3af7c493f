import type { I18nProvider } from 'react-admin'
import { account } from './account.ts'
import { classStatus } from './class-status.ts'
import { declarations } from './declarations.ts'
import { layout } from './layout.ts'
import { names } from './names.ts'
import { reactAdmin } from './react-admin.ts'
import { resource } from './resource.ts'
import { serverMessages } from './server-messages.ts'
import { slides } from './slides.ts'
import { tables } from './tables.ts'
import { updates } from './updates.ts'
import { createMessageMatcher } from './message-matcher.ts'
import { unsaved } from './unsaved.ts'

/** Every text in Filipino, by the English one; react-admin's own by their keys. */
export const texts: Readonly<Record<string, string>> = {
  ...reactAdmin,
  ...names,
  ...declarations,
  ...classStatus,
  ...layout,
  ...account,
  ...resource,
  ...slides,
  ...tables,
  ...updates,
  ...unsaved,
  ...serverMessages,
}

/** Filipino over English: what has no translation is said in English. */
export const createFilipino = (english: I18nProvider): I18nProvider => {
  const understood = createMessageMatcher(texts, Object.keys(serverMessages))
  return {
    ...english,
    getLocale: () => 'fil',
    translate: (key: string, options: { _?: unknown } = {}) => {
      const found = understood(key) ?? (typeof options._ === 'string' ? understood(options._) : undefined)
      return found === undefined
        ? english.translate(key, options)
        : english.translate(found, { ...options, _: found })
    },
  }
}
