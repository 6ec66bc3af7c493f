import { ChunkBoundary } from '@kampana/engine-admin/chunks/chunk-boundary.tsx'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { declaredComponent } from '@kampana/engine-admin/screens/declared-component'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useShortcuts, type Overlays } from '../shortcuts/use-shortcuts.ts'

const SearchDialog = declaredComponent(() => import('../search/search-dialog.tsx'), 'SearchDialog', {
  overlay: true,
})
const ShortcutsDialog = lazyComponent(() => import('../shortcuts/shortcuts-dialog.tsx'), 'ShortcutsDialog', {
  overlay: true,
})

const OverlayContext = createContext<Overlays>({ search: () => {}, shortcuts: () => {} })

/** Functions that open the search and the list of shortcuts. */
export const useOverlays = (): Overlays => useContext(OverlayContext)

/** Provides the dialogs that a button, a menu entry or a shortcut opens over any page. */
export const OverlayProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<keyof Overlays>()
  // Stored here instead of in the dialog, because people type before its chunk is loaded.
  const [query, setQuery] = useState('')
  const overlays = useMemo<Overlays>(() => {
    const opening = (overlay: keyof Overlays) => () => {
      setQuery('')
      setOpen(overlay)
    }
    return { search: opening('search'), shortcuts: opening('shortcuts') }
  }, [])
  useShortcuts(overlays, open !== undefined, setQuery)
  const close = () => setOpen(undefined)
  return (
    <OverlayContext.Provider value={overlays}>
      {children}
      <ChunkBoundary>
        {open === 'search' && (
          <SearchDialog typed={query} onType={setQuery} onClose={close} showShortcuts={overlays.shortcuts} />
        )}
        {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </ChunkBoundary>
    </OverlayContext.Provider>
  )
}
