import { loadChunk } from '../chunks/load-chunk.ts'
import { useEffect, useState } from 'react'
import type { I18nProvider, Store } from 'react-admin'
import { chosenLanguage, languageKey, languages } from './chosen-language.ts'

/**
 * The i18n provider of the language that the person has chosen, over one in English; undefined until its texts are fetched. Choosing another
 * gives a new provider, which only renders the texts again: react-admin's own `useSetLocale` remounts the page, and
 * what was typed into a form with it.
 */
export const useLanguage = (store: Store, inEnglish: I18nProvider): I18nProvider | undefined => {
  const [english] = useState(() => createEnglish(store, inEnglish))
  const [language, setLanguage] = useState(chosenLanguage(store) === 'en' ? english : undefined)
  useEffect(() => {
    const follow = async () => {
      const chosen = chosenLanguage(store)
      const next = chosen === 'en' ? english : await fetchFilipino(english).catch(() => english)
      // Signing out removes the preference and restores it at once, so only the latest value counts.
      if (chosen !== chosenLanguage(store)) return
      document.documentElement.lang = next.getLocale()
      setLanguage(next)
    }
    void follow()
    return store.subscribe(languageKey, () => void follow())
  }, [store, english])
  return language
}

/** English is built in. To change to another language is to fetch its words and then to remember the choice. */
const createEnglish = (store: Store, inEnglish: I18nProvider): I18nProvider => ({
  ...inEnglish,
  getLocales: () => languages,
  changeLocale: async (locale) => {
    if (locale === 'fil') await fetchFilipino(inEnglish)
    store.setItem(languageKey, locale)
  },
})

const fetchFilipino = async (english: I18nProvider): Promise<I18nProvider> =>
  (await loadChunk(() => import('./filipino.ts'))).createFilipino(english)
