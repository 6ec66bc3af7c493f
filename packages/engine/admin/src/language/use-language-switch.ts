import { errorMessage } from '../error-message.ts'
import { useI18nProvider, useNotify } from 'react-admin'

/**
 * Languages, current language, and a function that switches it. Without a connection, the language stays and a notification
 * gives the reason.
 */
export const useLanguageSwitch = () => {
  const language = useI18nProvider()
  const notify = useNotify()
  return {
    languages: language.getLocales?.() ?? [],
    current: language.getLocale(),
    switchTo: (locale: string): Promise<void> =>
      language.changeLocale(locale).catch((error: unknown) => notify(errorMessage(error), { type: 'error' })),
  }
}
