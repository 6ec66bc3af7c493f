import { msg } from '@kampana/engine-admin/language/msg'

/** Job in the staff guide: five steps and a screenshot, which `scripts/guide-pictures.ts` takes under its name. */
export interface Job {
  name: string
  title: string
  /** Shown to people with one of these permissions. */
  permissions: readonly string[]
  steps: readonly string[]
}

/** The most frequent jobs of staff. */
export const jobs: readonly Job[] = [
  {
    name: 'class-notice',
    title: msg('When classes are suspended'),
    permissions: ['create class-status'],
    steps: [
      msg('On home press “Post a class notice”.'),
      msg('Choose what was announced. Levels, status, reason and day follow from your college’s rules.'),
      msg('Read the sentence as families will read it, and change day or reason if you must.'),
      msg('Press “Post”. The website says it at once; for 15 seconds “Stop” takes it back.'),
      msg('Extend it or end it on home with one tap. Each can be undone.'),
    ],
  },
  {
    name: 'update',
    title: msg('Write an update'),
    permissions: ['create updates'],
    steps: [
      msg('Open “Updates” and press “New update”.'),
      msg(
        'Type the title, choose the category and write. What you type is kept in this browser until it is saved, also through a power cut.',
      ),
      msg('Put a picture in, and say what it shows for people who can’t see it.'),
      msg('Press “Preview” to see the page as visitors will, on a computer and on a phone.'),
      msg(
        'Press “Publish”, or choose a time at which it goes live by itself. “Save draft” shows it to staff only.',
      ),
    ],
  },
  {
    name: 'page',
    title: msg('Change what a page says'),
    permissions: ['edit content'],
    steps: [
      msg(
        'Open the page on the website while you are signed in, and press “Edit this page”. “Pages” in the menu finds it, too.',
      ),
      msg(
        'Click the line that you want to change, and type: a sentence, a requirement in a list, a cell of a table.',
      ),
      msg('Press “Preview” to see the page beside it as you type.'),
      msg(
        'Press “Publish”, or “Submit for review”. “Save draft” keeps it for later, and visitors go on seeing what is live.',
      ),
      msg('“Versions” in the menu “⋯” shows every former text of the page, and puts it back.'),
    ],
  },
  {
    name: 'new-page',
    title: msg('A new page in the menu'),
    permissions: ['edit content'],
    steps: [
      msg(
        'Open “Pages”, whose list is the menu of the website, and press “+” at the page beneath which the new one belongs.',
      ),
      msg(
        'Type its title; the address follows from it. Write the text, and the description that search engines show.',
      ),
      msg(
        '“Page type” makes a link to another website of it, a heading, or a page that is still to be written.',
      ),
      msg(
        'Press “Publish”, or “Submit for review”: all menus and lists show it from then on. “Save draft” gives it its place, and nobody but staff sees it yet.',
      ),
      msg(
        'To move a page, drag it in the list, or hold Alt and press the arrows. If its address changes as well, the former one leads to the new one.',
      ),
    ],
  },
  {
    name: 'people',
    title: msg('A new teacher, or other office hours'),
    permissions: ['edit content'],
    steps: [
      msg(
        'Open “People” or “Offices”. What stands there is on every page that shows it: faculties, the directory, admission.',
      ),
      msg('For a new teacher press “New person”, type the name and choose the school or office.'),
      msg('For other hours, a telephone or a room open the office, press “Edit” and type.'),
      msg('Press “Save” or “Publish”: all of these pages say it at once.'),
      msg('Who has left is deleted here. Pages then show the others, and “Undo” brings the person back.'),
    ],
  },
  {
    name: 'draft',
    title: msg('Change something that is live, and have it checked'),
    permissions: ['edit updates', 'edit content', 'edit college'],
    steps: [
      msg('Open it, press “Edit” and write. Visitors go on seeing what is live.'),
      msg('Press “Save draft”: everybody who may edit it finds your draft there.'),
      msg(
        'A draft goes live together with those that you are writing, unless you choose “No release” beside its button. On the page of a change drafts are moved in and taken out.',
      ),
      msg('Who may publish presses “Publish”. Anybody else presses “Submit for review”.'),
      msg(
        'Those who may publish get a letter, and home shows what became of it. What was sent back stands with their words above the form: mend it there and ask again.',
      ),
    ],
  },
  {
    name: 'review',
    title: msg('Check what a colleague has written'),
    permissions: ['publish updates', 'publish content'],
    steps: [
      msg('Open “Changes”, or the link in the letter.'),
      msg('Read what differs, field by field and paragraph by paragraph, and the author’s note.'),
      msg('Press “Preview” to see the page as it would be.'),
      msg('Press “Publish”, at once or at a time. Exactly what you have seen goes live.'),
      msg('If something is missing, write what, and send it back. The author gets a letter.'),
    ],
  },
  {
    name: 'pictures',
    title: msg('Pictures, and those whom they show'),
    permissions: ['list pictures'],
    steps: [
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
    name: 'message',
    title: msg('Answer a message'),
    permissions: ['edit messages'],
    steps: [
      msg('Open “Messages”: what nobody has read yet is bold.'),
      msg('Open one. If a colleague knows better, press “Assign”: a letter tells them.'),
      msg('Press “Answer” and write. Your name and the college’s stand below it.'),
      msg(
        'The visitor gets it by mail with the message quoted, and it stays on this page with what was answered.',
      ),
      msg('“Add note” is for colleagues only; “Mark as spam” takes it out of the list.'),
    ],
  },
  {
    name: 'invitation',
    title: msg('Let a colleague in'),
    permissions: ['invite users'],
    steps: [
      msg('Open “Invitations” and press “Invite a colleague”.'),
      msg('Type the address and choose the roles: they say what the colleague may do.'),
      msg('Press “Send invitation”. The letter has a link at which a password is chosen.'),
      msg('Roles change at “Users”, from the next click of the colleague on.'),
      msg('When somebody leaves, press “Deactivate” there: every browser is signed out at once.'),
    ],
  },
]
