import { parseSync, Visitor, type ESTree } from 'vite'

/** Position of the argument that reaches a reply, by the name of the called function or method. */
const replies: Readonly<Record<string, number>> = {
  HttpError: 1,
  ApiError: 1,
  UnusablePicture: 0,
  conflict: 0,
  invalid: 0,
  addIssue: 0,
  addError: 2,
  refine: 1,
  min: 1,
  max: 1,
  regex: 1,
}

/** Returns the texts of a source that its replies contain without a declared message. */
export const literalsIn = (file: string, source: string): string[] => {
  const found = new Set<string>()
  const visitCall = (call: ESTree.CallExpression | ESTree.NewExpression): void => {
    const at = replies[nameOf(call.callee) ?? '']
    if (at !== undefined) collect(call.arguments[at], found)
  }
  new Visitor({
    CallExpression: visitCall,
    NewExpression: visitCall,
    ObjectExpression: ({ properties }) => {
      for (const each of properties)
        if (each.type === 'Property' && nameOf(each.key) === 'message' && !isSchema(each.value))
          collect(each.value, found)
    },
  }).visit(parseSync(file, source).program)
  return [...found]
}

/** Returns the names of the messages that a source uses: `messages.loggedIn`, `basicMessages.invalid.required`. */
export const messageNamesIn = (file: string, source: string): string[] => {
  const names: string[] = []
  new Visitor({
    MemberExpression: ({ object, property }) => {
      const name = nameOf(property)
      if (/[mM]essages$|^invalid$|^server$/.test(nameOf(object) ?? '') && name !== undefined) names.push(name)
    },
  }).visit(parseSync(file, source).program)
  return names
}

/** Name of an identifier, or of a called function or method. */
const nameOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined
}

/** True for a schema of `message`, such as `message: { type: 'string' }`. */
const isSchema = (node: ESTree.Node): boolean => node.type === 'ObjectExpression'

/** Collects the literals in an expression that contain a word, except those in the arguments of calls. */
const collect = (node: ESTree.Node | null | undefined, found: Set<string>): void => {
  if (!node) return
  const text = textOf(node)
  if (/\p{L}{2}/u.test(text)) found.add(text)
  for (const part of partsOf(node)) collect(part, found)
}

const textOf = (node: ESTree.Node): string => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('…') : ''
}

/** Expressions that can become an expression's value. */
const partsOf = (node: ESTree.Node): (ESTree.Node | null)[] => {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate]
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') return [node.left, node.right]
  if (node.type === 'ArrayExpression') return node.elements
  if (node.type === 'ArrowFunctionExpression') return [node.body]
  if (node.type === 'ObjectExpression')
    return node.properties.map((each) => (each.type === 'Property' ? each.value : null))
  return []
}
