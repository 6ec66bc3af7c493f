import { msg } from '../language/msg.ts'

/** A chapter of the staff guide: a heading, and a sentence for each thing to know. */
export interface Chapter {
  title: string
  sentences: readonly string[]
}

const keptInBrowser = msg(
  'What you type is kept in this browser until it is saved. After a power cut open the same form again: it is all there.',
)

const find: Chapter = {
  title: msg('Find what you need'),
  sentences: [
    msg(
      'Press Ctrl K, or ⌘ K, on any page and type a few words: it finds pages, records and what can be done.',
    ),
    msg(
      'Above each list you search and filter. The address in the browser keeps what you chose, so you can send it to a colleague.',
    ),
  ],
}

/** What holds for all of the dashboard. The chapters on resources follow from their declarations. */
export const chapters: readonly Chapter[] = [find]

/** What of the guide holds before another back end. */
export const chaptersElsewhere: readonly Chapter[] = [
  find,
  { title: msg('Write and publish'), sentences: [keptInBrowser] },
]
