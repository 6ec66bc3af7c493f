import type { Screen, ScreenName } from '../resource/screens.tsx'

/** Screens that differ from what a declaration gives, by resource. An absent one is generated. */
export const differing: Readonly<Record<string, Partial<Record<ScreenName, Screen>>>> = {}
