import { lazyComponent } from '../chunks/lazy-component.tsx'
import { createContext, Suspense, useContext, useMemo, useState, type ReactNode } from 'react'
import { useShortcuts, type Overlays } from '../shortcuts/use-shortcuts.ts'

const SearchDialog = lazyComponent(() => import('../search/search-dialog.tsx'), 'SearchDialog', {
  over: true,
})
const ShortcutsDialog = lazyComponent(() => import('../shortcuts/shortcuts-dialog.tsx'), 'ShortcutsDialog', {
  over: true,
})

const Opening = createContext<Overlays>({ search: () => {}, shortcuts: () => {} })

/** Opens the search or the list of shortcuts. */
export const useOverlays = (): Overlays => useContext(Opening)

/** What opens over any page: by its button, its menu entry or its key. */
export const OverlayProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<keyof Overlays>()
  // Kept here instead of in the dialog, since people type before its chunk is loaded.
  const [sought, setSought] = useState('')
  const overlays = useMemo<Overlays>(() => {
    const opening = (overlay: keyof Overlays) => () => {
      setSought('')
      setOpen(overlay)
    }
    return { search: opening('search'), shortcuts: opening('shortcuts') }
  }, [])
  useShortcuts(overlays, open !== undefined, setSought)
  const close = () => setOpen(undefined)
  return (
    <Opening.Provider value={overlays}>
      {children}
      <Suspense>
        {open === 'search' && (
          <SearchDialog
            typed={sought}
            onType={setSought}
            onClose={close}
            showShortcuts={overlays.shortcuts}
          />
        )}
        {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </Opening.Provider>
  )
}
