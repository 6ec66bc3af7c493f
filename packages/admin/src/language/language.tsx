import { loadChunk } from '../chunks/load-chunk.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { defaultI18nProvider, type I18nProvider, type Store } from 'react-admin'
import { chosenLanguage, languageKey, languages } from './chosen-language.ts'

interface Props {
  store: Store
  children: (language: I18nProvider) => ReactNode
}

/**
 * Gives react-admin the person's language, and another as soon as they choose one. react-admin's own way starts
 * the whole page anew for that, and a half-filled form with it; a new provider only has its texts written again.
 */
export const Language = ({ store, children }: Props) => {
  const [english] = useState(() => createEnglish(store))
  const [language, setLanguage] = useState(chosenLanguage(store) === 'en' ? english : undefined)
  useEffect(() => {
    const follow = async () => {
      const chosen = chosenLanguage(store)
      const next = chosen === 'en' ? english : await fetchFilipino(english).catch(() => english)
      // Signing out forgets the choice and remembers it, in one go: the last word counts.
      if (chosen !== chosenLanguage(store)) return
      document.documentElement.lang = next.getLocale()
      setLanguage(next)
    }
    void follow()
    return store.subscribe(languageKey, () => void follow())
  }, [store, english])
  return language && children(language)
}

/** English is built in. To change to another language is to fetch its words and then to remember the choice. */
const createEnglish = (store: Store): I18nProvider => ({
  ...defaultI18nProvider,
  getLocales: () => languages,
  changeLocale: async (locale) => {
    if (locale === 'fil') await fetchFilipino(defaultI18nProvider)
    store.setItem(languageKey, locale)
  },
})

const fetchFilipino = async (english: I18nProvider): Promise<I18nProvider> =>
  (await loadChunk(() => import('./filipino/index.ts'))).createFilipino(english)
