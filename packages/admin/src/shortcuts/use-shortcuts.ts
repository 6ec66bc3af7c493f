import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { useEffect, useRef } from 'react'
import { useAuthProvider, useLocation, useNavigate, useStore } from 'react-admin'
import { useClearFilter } from '@kampana/engine-admin/screens/list/list-params'
import { listKeys, pageKeys } from './shortcuts.ts'

/** Functions that open a dialog over the page. */
export interface Overlays {
  search: () => void
  shortcuts: () => void
}

/**
 * Listens for the keyboard shortcuts of `shortcuts.ts`. Keys with Ctrl or ⌘ work everywhere. Single keys don't work while the
 * person types, under a dialog, or if the person has turned them off. While `isOpening`, a dialog's chunk may still be
 * loading, so `typeAhead` receives the typed text.
 */
export const useShortcuts = (
  overlays: Overlays,
  isOpening: boolean,
  typeAhead: (change: (typed: string) => string) => void,
): void => {
  const [turnedOn] = useShortcutsOn()
  const on = turnedOn && !isOpening
  const isSequence = useRef(false)
  const go = useNavigation()
  useEffect(() => {
    const held = (key: string): (() => void) | undefined => {
      if (key === 'k') return overlays.search
      return key === 's' ? save : undefined
    }
    const single = (key: string): (() => void) | undefined => {
      if (key === 'g') return () => (isSequence.current = true)
      return { '?': overlays.shortcuts, '/': focusSearch, s: save, n: go.toNew, e: go.toEdit }[key]
    }
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing || isUnderDialog()) return
      const key = event.key.toLowerCase()
      const after = isSequence.current
      isSequence.current = false
      const isHeld = event.ctrlKey || event.metaKey
      if (!isHeld && isOpening) {
        typeAhead((typed) => applyKey(typed, event.key))
        event.preventDefault()
      }
      if (!isHeld && (!on || isTyping(event.target))) return
      const act = isHeld ? held(key) : after ? go.to(key) : single(key)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, isOpening, typeAhead, overlays, go])
}

/** True if single keys are turned on. */
export const useShortcutsOn = () => useStore('shortcuts', true)

/** Navigates to pages that the person may access. */
const useNavigation = () => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const provider = useAuthProvider()
  const clearFilter = useClearFilter()
  const allowed = async (resource: string, action: string, to: string) => {
    if (!(await provider?.canAccess?.({ resource, action }))) return
    if (action === 'list') clearFilter(resource)
    navigate(to)
  }
  const page = findPage(pathname)
  return {
    to: (key: string): (() => void) | undefined => {
      const page = pageKeys.find((one) => one.key === key)
      if (page) return () => navigate(page.to)
      const list = [...listKeys()].find(([, each]) => each === key)?.[0]
      return list === undefined ? undefined : () => void allowed(list, 'list', `/${list}`)
    },
    toNew: page?.resource.actions.includes('create')
      ? () => void allowed(page.resource.name, 'create', `/${page.resource.name}/create`)
      : undefined,
    toEdit:
      page?.id !== undefined && page.resource.actions.includes('edit')
        ? () => void allowed(page.resource.name, 'edit', `/${page.resource.name}/${page.id}`)
        : undefined,
  }
}

/** The resource of this page, and the record on its page. */
const findPage = (path: string) => {
  const [, name, id] = /^\/([^/]+)(?:\/([^/]+)\/show)?$/.exec(path) ?? []
  const resource = allSummaries().find((one) => one.name === name)
  return resource && { resource, id }
}

/** The text after one more key: a letter is appended, and Backspace deletes the last one. */
const applyKey = (text: string, key: string): string => {
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : text
}

const save = (): void =>
  document.querySelector<HTMLButtonElement>('main form button[type="submit"]:not(:disabled)')?.click()
const focusSearch = (): void => document.querySelector<HTMLInputElement>('main input[name="q"]')?.focus()

/** Dialogs and open menus hide the page from screen readers. */
const isUnderDialog = (): boolean =>
  document.querySelector('[aria-hidden="true"] main, dialog[open]') !== null
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=textbox], [role=combobox]',
  ) !== null
