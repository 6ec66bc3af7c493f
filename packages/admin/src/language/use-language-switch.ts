import { errorMessage } from '../error-message.ts'
import { useI18nProvider, useNotify } from 'react-admin'

/** The languages, the one that is spoken, and the change to another. Without a connection it stays, and says why. */
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
