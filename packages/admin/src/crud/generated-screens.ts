import { lazyComponent } from '../chunks/lazy-component.tsx'
import type { ResourceOverrides, Screen, ScreenName } from './overrides.tsx'

/** The screens that a declaration gives, each fetched when it is first opened. */
export const generatedScreens: Readonly<Record<ScreenName, Screen>> = {
  list: lazyComponent(() => import('./list/list.tsx'), 'GeneratedList'),
  show: lazyComponent(() => import('./show/show.tsx'), 'GeneratedShow'),
  create: lazyComponent(() => import('./form/create.tsx'), 'GeneratedCreate'),
  edit: lazyComponent(() => import('./form/edit.tsx'), 'GeneratedEdit'),
}

/** Fetches the screen of a resource's list before it is opened. */
export const preloadList = ({ list = generatedScreens.list }: ResourceOverrides = {}): void =>
  list.preload?.()
