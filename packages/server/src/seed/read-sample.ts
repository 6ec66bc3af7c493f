import { markdownToBody } from '@kampana/engine-declare/markdown/markdown-to-body'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text-node'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { interpreted } from '../interpreted-schema.ts'

type Days = z.ZodType<number>
const update = (days: Days) =>
  z.strictObject({
    title: z.string(),
    subtitle: z.string().nullable().default(null),
    category: z.enum(['announcements', 'news-and-events']),
    /** The fraction sets the hour. */
    posted: days,
    from: days.optional(),
    to: days.optional(),
    place: z.string().nullable().default(null),
  })
const opening = (days: Days) => z.strictObject({ title: z.string(), department: z.string(), closes: days })
const slide = z.strictObject({
  picture: z.string(),
  alt: z.string(),
  words: z.string().nullable().default(null),
  link: z.string().nullable().default(null),
})
const check = (days: Days) => z.strictObject({ by: z.string(), day: days, pages: z.array(z.string()) })
const names = z
  .array(z.string())
  .transform((list) => JSON.stringify(list))
  .nullable()
  .default(null)
const notice = (days: Days) =>
  z.strictObject({
    day: days,
    /** Times of that day. */
    from: z.string(),
    to: z.string(),
    status: z.enum(['suspended', 'online', 'late', 'resumed']),
    /** Null for all. */
    levels: names,
    campuses: names,
    offices_closed: z.boolean().default(false).transform(Number),
    reason: z.string(),
    details: z.string().nullable().default(null),
  })

/**
 * Reads a college's `sample/` folder, which fills an empty database on `today` (YYYY-MM-DD). Sorts updates oldest first, so
 * that ids increase with time. Throws if a file is invalid.
 */
export const readSample = (collegeDir: string, today: string) => {
  const folder = join(collegeDir, 'sample')
  const days = sampleDays(collegeDir, today)
  return {
    folder,
    updates: readTexts(folder, 'updates', update(days)).toSorted((one, other) => one.posted - other.posted),
    openings: readTexts(folder, 'job-openings', opening(days)).toSorted(
      (one, other) => one.closes - other.closes,
    ),
    slides: readList(folder, 'slides.yaml', slide),
    notices: readList(folder, 'class-status.yaml', notice(days)),
    checks: readList(folder, 'checks.yaml', check(days)),
  }
}

/**
 * Converts Markdown to the editor's format, in which a standalone picture is not a figure. `addresses` maps the pictures'
 * paths to their addresses. Throws for unsupported Markdown.
 */
export const sampleBody = (markdown: string, addresses: ReadonlyMap<string, string>): RichTextNode => {
  const read = markdownToBody(markdown, { findFile: (path) => ({ src: addresses.get(path) ?? path }) })
  if ('problem' in read) throw new Error(stripDelimiters(read.problem))
  const content = read.document.content?.map((node) =>
    node.type === 'figure' ? { ...node, type: 'image' } : node,
  )
  return { ...read.document, ...(content && { content }) }
}

/** Reads a folder's Markdown files: front matter, text and embedded pictures. */
const readTexts = <S extends z.ZodObject>(
  folder: string,
  name: string,
  schema: S,
): (z.output<S> & { text: string; pictures: string[] })[] =>
  globSync(`${name}/*.md`, { cwd: folder }).map((file) =>
    withFileName(file, () => {
      const [, head = '', text = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(folder, file), 'utf8')) ?? []
      const pictures = [...text.matchAll(/^!\[.*\]\((.+)\)$/gm)].map(([, picture = '']) => picture)
      return { ...schema.parse(parse(head), interpreted), text, pictures }
    }),
  )

const readList = <S extends z.ZodType>(folder: string, name: string, schema: S): z.output<S>[] =>
  globSync(name, { cwd: folder }).flatMap((file) =>
    withFileName(file, () =>
      z.array(schema).parse(parse(readFileSync(join(folder, file), 'utf8')), interpreted),
    ),
  )

const withFileName = <T>(file: string, read: () => T): T => {
  try {
    return read()
  } catch (error) {
    throw new Error(`Cannot read sample/${file}.`, { cause: error })
  }
}

const oneDay = 24 * 60 * 60 * 1000
const calendar = z.array(z.object({ title: z.string(), from: z.string() }))

/**
 * Parses days after `today` (YYYY-MM-DD), negative for earlier days. A sample gives them as a number or as the first day of a
 * calendar entry: `Intramurals`, `Intramurals + 3`. Entries keep samples consistent with the academic calendar.
 */
const sampleDays = (collegeDir: string, today: string): z.ZodType<number> => {
  const entries = readCalendar(collegeDir)
  return z.union([z.number(), z.string()]).transform((value, context) => {
    if (typeof value === 'number') return value
    const [, title = '', sign = '+', days = '0'] = /^(.*?)(?: ([+-]) ([\d.]+))?$/.exec(value) ?? []
    const entry = entries.find((each) => each.title === title)
    if (entry) return (Date.parse(entry.from) - Date.parse(today)) / oneDay + Number(`${sign}${days}`)
    context.addIssue(`"${title}" is no entry of calendar-entries.yaml.`)
    return z.NEVER
  })
}

/** Returns an empty list if the college has no calendar. */
const readCalendar = (collegeDir: string): z.output<typeof calendar> =>
  globSync('calendar-entries.yaml', { cwd: collegeDir }).flatMap((file) =>
    calendar.parse(parse(readFileSync(join(collegeDir, file), 'utf8'))),
  )
