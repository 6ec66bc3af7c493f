import type { Store } from 'react-admin'

/** Languages of the dashboard, each with its own name. */
export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'fil', name: 'Filipino' },
]

/** Store key of the chosen language. */
export const languageKey = 'language'

/** Language that the person chose in this browser; by default, the first of the browser's languages that the dashboard has. */
export const chosenLanguage = (store: Store): string => {
  const wanted = [store.getItem<string>(languageKey) ?? '', ...navigator.languages]
  // Some browsers send `tl` (Tagalog) instead.
  return /^(fil|tl)\b/i.test(wanted.find((code) => /^(en|fil|tl)\b/i.test(code)) ?? '') ? 'fil' : 'en'
}
