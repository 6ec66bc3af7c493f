import { msg } from '@kampana/engine-admin/language/msg'

/** Chapter of the staff guide: a heading, and sentences with one fact each. */
export interface Chapter {
  title: string
  sentences: readonly string[]
}

const storedInBrowser = msg(
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

const mistake: Chapter = {
  title: msg('Correct a mistake'),
  sentences: [
    msg('After each deletion the notice at the foot of the screen has an Undo.'),
    msg('“Versions” in the menu “⋯” of a record shows every former text of it, and puts it back.'),
    msg(
      'What was deleted stays for 30 days. “Trash” in the menu “⋯” of its list shows who deleted it and when, and restores it.',
    ),
    msg('“Logs” says who changed what, and when.'),
    msg(
      'What a colleague has changed in the same record meanwhile is kept beside yours. Only where both changed the same you are asked, with both texts.',
    ),
  ],
}

const spreadsheet: Chapter = {
  title: msg('Bring in a list from a spreadsheet'),
  sentences: [
    msg('In the spreadsheet begin each column with the name of its field, and save it as CSV.'),
    msg('Open the list, choose “Import” in the menu “⋯”, and choose the file, or paste its lines.'),
    msg(
      'Say for each column which field it is, and press “Check file”: mistakes are told with their rows, and nothing is written yet.',
    ),
    msg('Press “Import”. All rows come in together, and “Undo” takes them back.'),
  ],
}

/** Chapters about the whole dashboard. Chapters about resources come from their declarations. */
export const chapters: readonly Chapter[] = [find, mistake, spreadsheet]

/** Chapters that also apply to other back ends. */
export const chaptersElsewhere: readonly Chapter[] = [
  find,
  { title: msg('Write and publish'), sentences: [storedInBrowser] },
]
