import {
  formatMessage,
  parseMessage,
  stripDelimiters,
  type MessageCode,
} from '@kampana/engine-declare/messages/message'
import { ownResources } from '@kampana/engine-declare/registry/own-resources'
import type { I18nProvider } from 'react-admin'

/** Texts by the English text; react-admin's own by their keys. */
export type Translations = Readonly<Record<string, string>>

/** Filipino with English as the fallback. */
export const createTranslation = (english: I18nProvider, texts: Translations): I18nProvider => {
  const dictionary = new Map(Object.entries(texts))
  const lookUp = (text: string): string | undefined => dictionary.get(text) ?? lookUpOwn(text)
  return {
    ...english,
    getLocale: () => 'fil',
    translate: (key: string, options: { _?: unknown } = {}) => {
      const message = parseMessage(key)
      if (message.values.length > 0) return translateMessage(message, lookUp)
      const found = lookUp(key) ?? (typeof options._ === 'string' ? lookUp(options._) : undefined)
      return found === undefined
        ? english.translate(key, options)
        : english.translate(found, { ...options, _: found })
    },
  }
}

type LookUp = (text: string) => string | undefined

/** Translation of a college that declares a text. */
const lookUpOwn: LookUp = (text) =>
  ownResources()
    .map(({ filipino = {} }) => (Object.hasOwn(filipino, text) ? filipino[text] : undefined))
    .find((words) => words !== undefined)

/** Translates values that are in the dictionary or are messages themselves. */
const translateMessage = (message: MessageCode, lookUp: LookUp): string => {
  const translation = lookUp(message.code)
  if (translation === undefined) return stripDelimiters(formatMessage(message))
  const values = message.values.map((value) =>
    typeof value === 'string' ? (lookUp(value) ?? value) : translateMessage(value, lookUp),
  )
  return stripDelimiters(formatMessage({ code: translation, values }))
}
