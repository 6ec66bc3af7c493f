import { formatMessage, parseMessage, toText, type MessageCode } from '@kampana/shared/messages/message'
import { ownResources } from '@kampana/shared/resources/index'
import type { I18nProvider } from 'react-admin'
import { account } from './account.ts'
import { paths } from './paths.ts'
import { classStatus } from './class-status.ts'
import { college } from './resources/college.ts'
import { declarations } from './declarations.ts'
import { drafts } from './drafts.ts'
import { finding } from './finding.ts'
import { guide } from './guide.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { kinds } from './kinds.ts'
import { layout } from './layout.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { pictures } from './pictures.ts'
import { pages } from './resources/pages.ts'
import { programs } from './resources/programs.ts'
import { reactAdmin } from './react-admin.ts'
import { richText } from './rich-text.ts'
import { resource } from './resource.ts'
import { serverMessages } from './server-messages.ts'
import { siteRecords } from './resources/site-records.ts'
import { slides } from './slides.ts'
import { tables } from './tables.ts'
import { updates } from './updates.ts'
import { unsaved } from './unsaved.ts'
import { versions } from './versions.ts'

/** What speaks of one part of the dashboard each. No text stands in two of them. */
export const parts: readonly Readonly<Record<string, string>>[] = [
  reactAdmin,
  names,
  declarations,
  college,
  drafts,
  help,
  finding,
  guide,
  classStatus,
  home,
  kinds,
  layout,
  log,
  account,
  paths,
  siteRecords,
  pictures,
  pages,
  programs,
  resource,
  richText,
  slides,
  tables,
  updates,
  versions,
  unsaved,
  serverMessages,
]

/** Every text in Filipino, by the English one; react-admin's own by their keys. */
export const texts: Readonly<Record<string, string>> = Object.assign({}, ...parts) as Record<string, string>

/** Filipino over English: what has no translation is said in English. */
export const createFilipino = (english: I18nProvider): I18nProvider => ({
  ...english,
  getLocale: () => 'fil',
  translate: (key: string, options: { _?: unknown } = {}) => {
    const message = parseMessage(key)
    if (message.values.length > 0) return translateMessage(message)
    const found = lookUp(key) ?? (typeof options._ === 'string' ? lookUp(options._) : undefined)
    return found === undefined
      ? english.translate(key, options)
      : english.translate(found, { ...options, _: found })
  },
})

const dictionary = new Map(Object.entries(texts))

/** The product's words for a text, or else those of the college that declares it. */
const lookUp = (text: string): string | undefined =>
  dictionary.get(text) ??
  ownResources()
    .map(({ filipino = {} }) => (Object.hasOwn(filipino, text) ? filipino[text] : undefined))
    .find((words) => words !== undefined)

/** Values are translated where they are words of the dictionary or messages themselves. */
const translateMessage = (message: MessageCode): string => {
  const translation = lookUp(message.code)
  if (translation === undefined) return toText(formatMessage(message))
  const values = message.values.map((value) =>
    typeof value === 'string' ? (lookUp(value) ?? value) : translateMessage(value),
  )
  return toText(formatMessage({ code: translation, values }))
}
