import { toCamelCase } from './migration-source.ts'

/** The source of a declaration to begin with: a college's own resource of this name, with a title and a text. */
export const declarationSource = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  const singular = words.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
  const label = words.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase())
  return `import { datetime, defineResource, longText, readOnly, text } from 'kampana'

export const ${toCamelCase(name)} = defineResource({
  name: '${name}',
  singular: '${singular}',
  label: '${label}',
  title: 'title',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  fields: {
    title: text('Title'),
    body: longText('Description'),
    created_at: readOnly(datetime('Created')),
  },
})
`
}
