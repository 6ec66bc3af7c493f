import { z } from 'zod'
import { buttonTitle } from '@kampana/engine-declare/addresses/page-link'

/** Markdown of lists that pages rendered from data files: `::facts data.office`. Undefined for a value of another shape. */
export const dataBlock = (
  name: string,
  value: unknown,
  readData: (file: string) => DataValues | undefined,
): string | undefined => {
  if (name === 'directory') return directory(value, readData)
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined
  return write?.(value)
}

/** Values of a data file by name. */
export type DataValues = Readonly<Record<string, unknown>>

const line = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).replaceAll(/\s*\n\s*/g, ' '))

const writer =
  <S extends z.ZodType>(schema: S, write: (value: z.output<S>) => string) =>
  (value: unknown): string | undefined => {
    const { data } = schema.safeParse(value)
    return data === undefined ? undefined : write(data)
  }

interface Branch {
  title: string
  name?: string | undefined
  under?: Branch[] | undefined
}
const branch: z.ZodType<Branch> = z.object({
  title: z.string(),
  name: z.string().optional(),
  get under() {
    return z.array(branch).optional()
  },
})

const outline = (branches: readonly Branch[], indent = ''): string =>
  branches
    .map(({ title, name, under = [] }) =>
      [`${indent}- **${title}**${name === undefined ? '' : ` ${name}`}`]
        .concat(under.length > 0 ? outline(under, `${indent}  `) : [])
        .join('\n'),
    )
    .join('\n')

const facts = writer(z.record(z.string(), z.union([line, z.array(line).min(1)])), (value) => {
  const lines = Object.entries(value).map(([term, values]) =>
    [`- ${term}`].concat([values].flat().map((each) => `  - ${each}`)).join('\n'),
  )
  return `::list facts\n\n${lines.join('\n')}`
})

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`

/** `year_level` becomes the column 'Year level'. */
const columnTitle = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

const writers: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  facts,
  timeline: writer(z.record(z.string(), line), (years) => {
    const lines = Object.entries(years).map(([year, happened]) => `- ${year} ${happened}`)
    return `::list timeline\n\n${lines.join('\n')}`
  }),
  tree: writer(z.array(branch).min(1), (roots) => `::list outline\n\n${outline(roots)}`),
  table: writer(z.array(z.record(z.string(), line)).min(1), (rows) => {
    const columns = Object.keys(rows[0] ?? {})
    const cells = rows.map((each) => columns.map((name) => each[name] ?? ''))
    const head = [columns.map(columnTitle), columns.map(() => '---')]
    return `::table roll\n\n${[...head, ...cells].map(row).join('\n')}`
  }),
  button: writer(
    z.object({ label: z.string(), href: z.string() }),
    ({ label, href }) => `[${label}](${href} "${buttonTitle}")`,
  ),
  downloads: writer(
    z.array(z.object({ title: z.string(), description: z.string(), file: z.string() })).min(1),
    (files) =>
      files.map(({ title, description, file }) => `[${title}](${file})\n\n${description}`).join('\n\n'),
  ),
}

const offices = z.array(z.object({ title: z.string(), page: z.string(), data: z.string() })).min(1)
const people = z.array(z.object({ name: line, rank: line }))

/** Offices, each with the facts and people from its own page's data file. */
const directory = (
  value: unknown,
  readData: (file: string) => DataValues | undefined,
): string | undefined => {
  const { data: listed } = offices.safeParse(value)
  return listed
    ?.map(({ title, page, data }) => {
      const own = readData(data)
      const { data: members = [] } = people.safeParse(own?.['faculty'])
      const parts = [
        `### [${title}](${page})`,
        facts(own?.['office']),
        members.map(({ name, rank }) => `- ${name}, ${rank}`).join('\n'),
      ]
      return parts.filter(Boolean).join('\n\n')
    })
    .join('\n\n')
}
