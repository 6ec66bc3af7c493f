import { createContext, use } from 'react'
import type { MenuEditorProps } from './menu-editor-props.ts'

const context = createContext<MenuEditorProps | undefined>(undefined)
export const MenuProvider = context.Provider

/** What the editor of the menu was handed. */
export const useMenuProps = (): MenuEditorProps => {
  const props = use(context)
  if (!props) throw new Error('The input stands outside of the menu.')
  return props
}
