import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import type { I18nProvider } from 'react-admin'

/** English for pages without react-admin's own texts. Our texts are their own keys. */
export const plainEnglish: I18nProvider = {
  translate: (key: string, options: Readonly<Record<string, unknown>> = {}) =>
    stripDelimiters(key).replaceAll(/%\{(\w+)\}/g, (hole, name: string) => String(options[name] ?? hole)),
  getLocale: () => 'en',
  changeLocale: async () => undefined,
}
