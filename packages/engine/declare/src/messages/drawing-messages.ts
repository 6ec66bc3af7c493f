import { message } from './message.ts'

/** Problems of an SVG drawing, as the end of 'The Emblem field can't be used: …'. */
export const drawingMessages = {
  noSvg: 'it is not a drawing: it must start with <svg xmlns="http://www.w3.org/2000/svg">.',
  notWellFormed: (problem: string) => message`its XML is not well-formed: ${problem}.`,
  tooLarge: (kilobytes: number) => message`it is larger than ${kilobytes} KB. Choose a simpler drawing.`,
  tag: (name: string) => message`<${name}> is not allowed in a drawing.`,
  instruction: (name: string) => message`<?${name}?> is not allowed in a drawing.`,
  entities: 'its DOCTYPE declares entities, which are not allowed.',
  doctype: 'it has a DOCTYPE. Delete that line from the file or save the drawing as plain SVG.',
  runs: (attribute: string) => message`${attribute} runs a script.`,
  changes: (tag: string, attribute: string) => message`<${tag}> may not change ${attribute}.`,
  leadsOut: (attribute: string, value: string) => message`${attribute}="${value}" links outside the drawing.`,
  fetches: (attribute: string, value: string) => message`${attribute}="${value}" loads an external resource.`,
  styleFetches: (css: string) => message`${css} loads an external resource.`,
  repeats: (most: number) => message`its <use> elements expand to more than ${most} elements.`,
}
