import { toCamelCase } from './migration-source.ts'

/**
 * Source of a first declaration: a college's own resource of this name, with a title and a text; or a singleton, which has
 * exactly one record.
 */
export const declarationSource = (name: string, singleton = false): string => {
  const words = name.replaceAll('-', ' ')
  const singular = singleton ? words : words.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
  const label = words.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase())
  const imports = singleton ? onlyImports : manyImports
  return `import { ${imports} } from 'kampana'

export const ${toCamelCase(name)} = defineResource({
  name: '${name}',
  singular: '${singular}',
  label: '${label}',
  title: 'title',
  ${singleton ? "singleton: true,\n  actions: ['show', 'edit']" : "actions: ['list', 'show', 'create', 'edit', 'delete']"},
  fields: {
    title: text('Title'),
    body: longText('Description'),
    ${singleton ? '' : "created_at: readOnly(datetime('Created')),"}
  },
})
`
}

const manyImports = 'datetime, defineResource, longText, readOnly, text'
const onlyImports = 'defineResource, longText, text'
