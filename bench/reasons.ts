const blocked = 'not met: scripts load after the first paint, and block the page for 50 to 100 ms'

/** Reasons for missed goals, by the finding's `what`. `pnpm bench` exits with 1 if a goal is missed without a reason. */
export const reasons: Readonly<Record<string, string>> = {
  'From the start to the first page, beside bare Fastify with better-sqlite3':
    'not met: the product also checks its builds, generates content from its records and renders a page',
  "The announcements' p99 while one is published every second, beside nobody publishing":
    'not met: each publication renders the page again; some readers wait for it, others get a reply in 2 ms',
  'Rendering an update, beside React rendering as many elements':
    'not met: it also calls the API five times, selects critical CSS and serializes the state',
  'Rendering updates, beside React rendering as many elements':
    'not met: it also calls the API five times, selects critical CSS and serializes the state',
  'Three years on SQLite, the public search, beside ten rows by id':
    'not met: each word is ranked by field, exact form, synonyms and prefix, in a worker thread',
  'Three years on PostgreSQL, the public search, beside ten rows by id':
    'not met: each word is ranked by field, exact form, synonyms and prefix',
  'Lighthouse, home': blocked,
  'Lighthouse, updates': blocked,
  'Lighthouse, an update': blocked,
  'Lighthouse, contact page': blocked,
  '10,000 updates on SQLite, filtered, beside ten rows by id':
    'not met: counting updates without a subtitle reads each row, which takes 4 ms for 10,000 rows',
  'Opening an update of ten thousand words in the editor, beside Tiptap alone':
    'not met: the form also closes a screen, reads drafts, and renders its inputs and two toolbars (2,118 components)',
  'Cached, a text page, beside a bare node:http':
    'not met in this run: varies from 0.80 to 0.82 between days',
  'Three years on SQLite, the log by two words, beside ten rows by id':
    'not met: varies from 4.7 to 6.5 between days; reads each entry that may contain the rarer word',
  "Three years on SQLite, home's p99 while the sitemap is rebuilt, beside alone":
    'not met in this run, in which home alone took 6 ms: 1.6 to 1.8 in other runs',
}
