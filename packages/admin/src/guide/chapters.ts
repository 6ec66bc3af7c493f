import { msg } from '../language/msg.ts'

/** A chapter of the staff guide: a heading, and a sentence for each thing to know. */
export interface Chapter {
  title: string
  sentences: readonly string[]
}

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

const keptInBrowser = msg(
  'What you type is kept in this browser until it is saved. After a power cut open the same form again: it is all there.',
)

/** What holds for all of the dashboard. The chapters on resources follow from their declarations. */
export const chapters: readonly Chapter[] = [
  find,
  {
    title: msg('Write and publish'),
    sentences: [
      msg(
        'A draft is seen by staff only. Publish shows it to visitors at once; with a time it goes live by itself.',
      ),
      msg('Preview shows the page as visitors will see it, on a computer and on a phone.'),
      keptInBrowser,
      msg(
        'If a colleague has saved the same record meanwhile, you are shown both texts, and nothing of either is lost.',
      ),
    ],
  },
  {
    title: msg('Change something that is live, and have it checked'),
    sentences: [
      msg(
        'Open it, press Edit and write. “Save draft” keeps what you wrote over the live one, for everybody who may edit it; visitors go on seeing the live one.',
      ),
      msg(
        'Who may publish presses “Publish”. Anybody else presses “Ask for publication”: those who may publish get a letter, and home shows you what became of it.',
      ),
      msg(
        'Who checks opens “Changes”, reads what differs, looks at the page by “Preview”, and publishes it, at once or at a time, or sends it back with words.',
      ),
      msg('What was sent back stands with these words above its form. Mend it there and ask again.'),
      msg(
        'Several drafts can go live together: choose so when you save the first one of a record, or move drafts into a change on its page.',
      ),
    ],
  },
  {
    title: msg('Pictures, and those whom they show'),
    sentences: [
      msg(
        'Every picture that was uploaded is in “Pictures”, once. Wherever a picture goes, “Choose a picture” offers the library, and uploads several new ones at once.',
      ),
      msg(
        'Say of each picture what it shows, for people who can’t see it: “Graduates in front of the bell tower”, never the name that the camera gave it.',
      ),
      msg(
        'A picture’s page says where it is used. Turn, crop and replace change it in all of these places; the focal point stays in sight wherever the site cuts it.',
      ),
      msg(
        'Write down whom it shows and until when they, or their families, have agreed. Home tells you a month before.',
      ),
      msg(
        'If somebody asks for a picture to be removed: open it, press “Take down” and confirm. It vanishes at once from every page; for 30 days it can be put back, from “Taken down” in the library.',
      ),
    ],
  },
  {
    title: msg('When classes are suspended'),
    sentences: [
      msg(
        'On home press “Post a class notice”, choose one of the ready-made notices, read the line as families will, and press Publish.',
      ),
      msg('Extend it or end it on home with one tap. Each can be undone.'),
    ],
  },
  {
    title: msg('Correct a mistake'),
    sentences: [
      msg('After each deletion the notice at the foot of the screen has an Undo.'),
      msg(
        '“Versions” shows every former text of a record or a page of the website, and puts it back. A record has it in the menu “⋯”.',
      ),
      msg(
        'What was deleted stays for 30 days. “Trash” in the menu “⋯” of its list shows who deleted it and when, and restores it.',
      ),
    ],
  },
]

/** What of it holds before another back end, too. */
export const chaptersElsewhere: readonly Chapter[] = [
  find,
  { title: msg('Write and publish'), sentences: [keptInBrowser] },
]

/** The chapter of those who may edit the website's own texts. */
export const websiteChapter: Chapter = {
  title: msg('The pages of the website'),
  sentences: [
    msg(
      'While you are signed in, each page of the website has a link “Edit this page”. In the dashboard, “Website” lists them all.',
    ),
    msg(
      'Change the text, look at the preview beside it, and press Publish. Office hours, telephones and names of officers are edited in the same way.',
    ),
    msg('“Publish at” keeps the change for a day and an hour that you choose.'),
  ],
}
