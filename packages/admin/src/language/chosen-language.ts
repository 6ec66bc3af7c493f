import type { Store } from 'react-admin'

/** The languages that the dashboard speaks, each called by itself. */
export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'fil', name: 'Filipino' },
]

/** The store's key of the chosen language. */
export const languageKey = 'language'

/** The language that the person chose in this browser, or else the first of the browser's own that we speak. */
export const chosenLanguage = (store: Store): string => {
  const wanted = [store.getItem<string>(languageKey) ?? '', ...navigator.languages]
  // Browsers say `tl` (Tagalog) as well.
  return /^(fil|tl)\b/i.test(wanted.find((code) => /^(en|fil|tl)\b/i.test(code)) ?? '') ? 'fil' : 'en'
}
