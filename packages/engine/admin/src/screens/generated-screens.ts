import { lazyComponent } from '../chunks/lazy-component.tsx'
import type { ResourceOverrides, Screen, ScreenName } from './overrides.tsx'

/** Screens generated from a declaration, each loaded when first opened. */
export const generatedScreens: Readonly<Record<ScreenName, Screen>> = {
  list: lazyComponent(() => import('./list/list.tsx'), 'GeneratedList'),
  show: lazyComponent(() => import('./show/show.tsx'), 'GeneratedShow'),
  create: lazyComponent(() => import('./form/create.tsx'), 'GeneratedCreate'),
  edit: lazyComponent(() => import('./form/edit.tsx'), 'GeneratedEdit'),
}

/** Preloads a resource's list screen. */
export const preloadList = ({ list = generatedScreens.list }: ResourceOverrides = {}): void =>
  list.preload?.()
