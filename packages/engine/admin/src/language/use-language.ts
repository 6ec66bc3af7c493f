import { useEffect, useState } from 'react'
import type { I18nProvider, Store } from 'react-admin'
import { chosenLanguage, languageKey, languages } from './chosen-language.ts'

/** Loads the texts of a language that isn't built in, over English. */
export type LoadLanguage = (english: I18nProvider) => Promise<I18nProvider>

/**
 * I18n provider of the chosen language, based on an English one; undefined until its texts have loaded. A new language creates
 * a new provider, which only renders the texts again. react-admin's own `useSetLocale` remounts the page and loses unsaved
 * changes.
 */
export const useLanguage = (
  store: Store,
  inEnglish: I18nProvider,
  loadFilipino: LoadLanguage,
): I18nProvider | undefined => {
  const [english] = useState(() => createEnglish(store, inEnglish, loadFilipino))
  const [language, setLanguage] = useState(chosenLanguage(store) === 'en' ? english : undefined)
  useEffect(() => {
    const follow = async () => {
      const chosen = chosenLanguage(store)
      const next = chosen === 'en' ? english : await loadFilipino(english).catch(() => english)
      // A logout removes the preference and restores it at once, so only the latest value counts.
      if (chosen !== chosenLanguage(store)) return
      document.documentElement.lang = next.getLocale()
      setLanguage(next)
    }
    void follow()
    return store.subscribe(languageKey, () => void follow())
  }, [store, english, loadFilipino])
  return language
}

/** English is built in. Switching to another language loads its texts and then stores the choice. */
const createEnglish = (store: Store, inEnglish: I18nProvider, loadFilipino: LoadLanguage): I18nProvider => ({
  ...inEnglish,
  getLocales: () => languages,
  changeLocale: async (locale) => {
    if (locale === 'fil') await loadFilipino(inEnglish)
    store.setItem(languageKey, locale)
  },
})
