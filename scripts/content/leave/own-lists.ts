import { directoryShape } from '@kampana/shared/content/directives/directory'
import { downloadsShape } from '@kampana/shared/content/directives/downloads'
import type { Files } from '../../../packages/site/src/content/files.ts'
import { readData } from '../../../packages/site/src/content/yaml/data.ts'

/** Offices of a page's data file, each as a heading with its facts and its people. */
export const directoryText = (value: unknown, files: Files): string =>
  directoryShape.schema
    .parse(value)
    .map(({ title, page, data }) =>
      officeText(`### [${title}](${page})`, readData(files, `data/${data}`).value),
    )
    .join('\n\n')

const officeText = (heading: string, { office, faculty }: Readonly<Record<string, unknown>>): string => {
  const facts = Object.entries((office ?? {}) as Record<string, unknown>).map(([term, said]) =>
    [`- ${term}`, ...[said].flat().map((each) => `  - ${String(each)}`)].join('\n'),
  )
  const people = ((faculty ?? []) as { name: string; rank: string }[]).map(
    ({ name, rank }) => `- ${name}, ${rank}`,
  )
  return [
    heading,
    ...(facts.length > 0 ? [`::list facts\n\n${facts.join('\n')}`] : []),
    ...(people.length > 0 ? ['<!-- -->', people.join('\n')] : []),
  ].join('\n\n')
}

/** Files of a page's data file, each with its purpose. */
export const downloadsText = (value: unknown, files: Files): string =>
  downloadsShape.schema
    .parse(value)
    .map(
      ({ title, description, file }) => `[${title}](${file} "${files.size(file)} bytes")\n\n${description}`,
    )
    .join('\n\n')
