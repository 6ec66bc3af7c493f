import { useTranslate } from 'react-admin'

/** Says an English text in the person's language, `%{name}` standing for a value. What has no translation stays. */
export type Words = (text: string, values?: Readonly<Record<string, string | number>>) => string

/** Marks a text that is written where nothing can speak yet, and said later. */
export const toSay = (text: string): string => text

/** How the page is to speak. Also a text that the server said finds its translation, with the values in it. */
export const useWords = (): Words => useTranslate()
