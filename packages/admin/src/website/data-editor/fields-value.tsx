import type { ValueSchema } from '@kampana/shared/schema/value-schema'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { valueAt } from '../yaml/apply-edit.ts'
import { isRecord, type YamlEdit, type YamlPath } from '../yaml/yaml-edit.ts'
import { useFieldText, useYamlForm, type ValueProps } from './form-context.ts'
import { Section } from './section.tsx'

/** Named values under one heading. */
export const FieldsValue = (props: ValueProps) => (
  <Section path={props.path}>
    <Fields {...props} />
  </Section>
)

/** The inputs of named values; what the schema knows besides can be added, and taken out again. */
export const Fields = ({ path, value, schema }: ValueProps) => {
  const known = isRecord(value) ? value : {}
  const keys = [...new Set([...Object.keys(schema?.properties ?? {}), ...Object.keys(known)])]
  const short = new Set(
    keys.filter((key) => key !== 'sample' && isShort(known[key], schema?.properties?.[key])),
  )
  return (
    <Box sx={fields}>
      {keys
        .filter((key) => key !== 'sample')
        .map((key) => (
          <Box key={key} sx={short.has(key) ? undefined : { gridColumn: '1 / -1' }}>
            <Field
              path={[...path, key]}
              value={known[key]}
              schema={schema?.properties?.[key]}
              owner={schema}
            />
          </Box>
        ))}
    </Box>
  )
}

const Field = ({ path, value, schema, owner }: ValueProps & { owner: ValueSchema | undefined }) => {
  const { editor, ValueEditor } = useYamlForm()
  const t = useTranslate()
  const { label } = useFieldText(path)
  const isOptional = owner !== undefined && !owner.required?.includes(String(path.at(-1)))
  const isObject = schema?.type === 'object' || schema?.type === 'array'
  if (!isOptional || editor.isReadOnly || !isObject)
    return value === undefined && editor.isReadOnly ? null : (
      <ValueEditor path={path} value={value} schema={schema} isOptional={isOptional} />
    )
  if (value === undefined)
    return (
      <Button size="small" onClick={() => editor.change(addEdit(editor.value, path, owner, schema))}>
        {t('Add: %{name}', { name: t(label) })}
      </Button>
    )
  return (
    <>
      <ValueEditor path={path} value={value} schema={schema} />
      <Button
        size="small"
        color="error"
        sx={{ mt: 1 }}
        onClick={() => editor.change({ type: 'delete', path })}
      >
        {t('Take out: %{name}', { name: t(label) })}
      </Button>
    </>
  )
}

/** Adds a key behind those that the schema has before it. */
const addEdit = (
  root: unknown,
  path: YamlPath,
  owner: ValueSchema,
  schema: ValueSchema | undefined,
): YamlEdit => {
  const known = Object.keys(owner.properties ?? {})
  const key = String(path.at(-1))
  const before = new Set(known.slice(0, known.indexOf(key)))
  const keys = Object.keys(Object(valueAt(root, path.slice(0, -1))))
  const index = keys.findLastIndex((name) => before.has(name)) + 1
  return { type: 'insert', path: path.slice(0, -1), index, key, value: emptyValue(schema) }
}

/** An empty value of a schema, with every key that must be there. */
export const emptyValue = (schema: ValueSchema | undefined): unknown => {
  if (schema?.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items))
  if (schema?.type !== 'object') return ''
  const keys = (schema.required ?? []).filter((key) => key !== 'sample')
  return Object.fromEntries(keys.map((key) => [key, emptyValue(schema.properties?.[key])]))
}

const isShort = (value: unknown, schema: ValueSchema | undefined): boolean =>
  schema?.type !== 'object' &&
  schema?.type !== 'array' &&
  (typeof value !== 'object' || value === null) &&
  String(value ?? '').length <= 60

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 2.5,
  alignItems: 'start',
}
