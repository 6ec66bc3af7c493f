import {
  formatMessage,
  parseMessage,
  stripDelimiters,
  type MessageCode,
} from '@kampana/shared/messages/message'
import { ownResources } from '@kampana/shared/registry/own-resources'
import type { I18nProvider } from 'react-admin'
import parts from './fil.json'

/** Filipino texts by the English text; react-admin's own by their keys. */
export const texts: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(parts)) as Record<
  string,
  string
>

/** Filipino with English as the fallback. */
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

/** The product's translation of a text, or that of the college that declares it. */
const lookUp = (text: string): string | undefined =>
  dictionary.get(text) ??
  ownResources()
    .map(({ filipino = {} }) => (Object.hasOwn(filipino, text) ? filipino[text] : undefined))
    .find((words) => words !== undefined)

/** Translates values that are in the dictionary or are messages themselves. */
const translateMessage = (message: MessageCode): string => {
  const translation = lookUp(message.code)
  if (translation === undefined) return stripDelimiters(formatMessage(message))
  const values = message.values.map((value) =>
    typeof value === 'string' ? (lookUp(value) ?? value) : translateMessage(value),
  )
  return stripDelimiters(formatMessage({ code: translation, values }))
}
