import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { defaultI18nProvider, type I18nProvider } from 'react-admin'

/** react-admin's English, extended with our messages, whose values are delimited. */
export const english: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key: string, options?: object) => {
    const text = stripDelimiters(key)
    return text === key ? defaultI18nProvider.translate(key, options) : text
  },
}
