import type { ValueSchema } from '@kampana/shared/schema/value-schema'
import { lazy, Suspense, type ComponentType } from 'react'
import { FieldsValue } from './fields-value.tsx'
import { useYamlForm, type ValueProps } from './form-context.ts'
import { ItemsValue } from './items-value.tsx'
import { LinesValue } from './lines-value.tsx'
import { OutlineValue } from './outline/outline-value.tsx'
import { PairsValue } from './pairs-value.tsx'
import { TextValue } from './scalar/text-value.tsx'
import { shapeOf, type Shape } from './value-shape.ts'

const GridValue = lazy(() =>
  import('./grid/grid-value.tsx').then(({ GridValue }) => ({ default: GridValue })),
)

/** The input of any value: as its schema says, as the page uses it, or as the value looks. */
export const ValueEditor = (props: ValueProps) => {
  const { shapes } = useYamlForm()
  const { schema, value, path } = props
  const shape = schema ? shapeOfSchema(schema) : shapeOf(value, shapes.get(path.join('.')))
  const Input = inputs[shape]
  return (
    <Suspense fallback={null}>
      <Input {...props} />
    </Suspense>
  )
}

const inputs: Readonly<Record<Shape, ComponentType<ValueProps>>> = {
  grid: GridValue,
  pairs: PairsValue,
  outline: OutlineValue,
  fields: FieldsValue,
  text: TextValue,
  lines: LinesValue,
  items: ItemsValue,
}

const shapeOfSchema = ({ type, properties, items }: ValueSchema): Shape => {
  if (type === 'array') return items?.type === 'object' ? 'items' : 'lines'
  if (type === 'object') return properties ? 'fields' : 'pairs'
  return 'text'
}
