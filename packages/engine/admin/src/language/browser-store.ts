import { localStorageStore, type Store } from 'react-admin'
import { forgetFilters } from '../screens/list/list-params.ts'
import { languageKey } from './chosen-language.ts'

/** Preferences that survive a logout, which resets the rest of the store. */
const preferences = [languageKey, 'theme', 'shortcuts']

/** Store of a person's dashboard settings in this browser. */
export const browserStore = (): Store => {
  const store = forgetFilters(localStorageStore(undefined, 'kampana'))
  return {
    ...store,
    reset: () => {
      const saved = preferences.map((key) => [key, store.getItem<unknown>(key)] as const)
      store.reset()
      for (const [key, value] of saved) if (value !== undefined) store.setItem(key, value)
    },
  }
}
