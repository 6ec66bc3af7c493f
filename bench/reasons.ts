const blocked = 'not met: scripts come once the page is painted, and block it 50 to 100 ms from run to run'

/** Reasons for missed goals, by the finding's `what`. `pnpm bench` exits with 1 if a goal is missed without a reason. */
export const reasons: Readonly<Record<string, string>> = {
  'From the start to the first page, beside bare Fastify with better-sqlite3':
    'not met: the product also compares its sources with what was built, makes the content of its records and renders a page',
  "The announcements' p99 while one is published every second, beside nobody publishing":
    'not met: each publication makes the page anew, which some readers wait for, and others are answered in 2 ms',
  'Rendering an update, beside React rendering as many elements':
    'not met: it also asks the API five times, chooses the rules of style that the page needs, and writes its state',
  'Rendering updates, beside React rendering as many elements':
    'not met: it also asks the API five times, chooses the rules of style that the page needs, and writes its state',
  'Three years on SQLite, the public search, beside ten rows by id':
    'not met: each word is weighed by where it stands, as it is, by its synonyms and as a beginning, off the main thread',
  'Three years on PostgreSQL, the public search, beside ten rows by id':
    'not met: each word is weighed by where it stands, as it is, by its synonyms and as a beginning',
  'Lighthouse, home': blocked,
  'Lighthouse, updates': blocked,
  'Lighthouse, an update': blocked,
  'Lighthouse, contact page': blocked,
  '10,000 updates on SQLite, filtered, beside ten rows by id':
    'not met: what has no subtitle is counted by reading each row, 4 ms for 10,000',
  'Opening an update of ten thousand words in the editor, beside Tiptap alone':
    'not met: the form also leaves a screen, reads drafts, and renders its inputs and two toolbars: 2,118 components',
  'Cached, a text page, beside a bare node:http': 'not met in this run: 0.80 to 0.82 from day to day',
  'Three years on SQLite, the log by two words, beside ten rows by id':
    'not met: 4.7 to 6.5 from day to day; each entry that may have the rarer word is read',
  "Three years on SQLite, home's p99 while the sitemap is rebuilt, beside alone":
    'not met in this run, where home alone had 6 ms: 1.6 to 1.8 in the runs before and after',
}
