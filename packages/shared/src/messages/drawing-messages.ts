import { message } from './message.ts'

/** What keeps an SVG from being a drawing. Each can end 'The Emblem field can't be used: …'. */
export const drawingMessages = {
  noSvg: 'it is no drawing: it must begin with <svg xmlns="http://www.w3.org/2000/svg">.',
  notWellFormed: (problem: string) => message`it is no well-formed drawing: ${problem}.`,
  tooLarge: (kilobytes: number) => message`it is larger than ${kilobytes} KB. Choose a simpler drawing.`,
  tag: (name: string) => message`<${name}> may not stand in a drawing.`,
  instruction: (name: string) => message`<?${name}?> may not stand in a drawing.`,
  entities: 'its DOCTYPE declares entities, which a drawing may not.',
  doctype: 'it has a DOCTYPE. Delete that line of the file, or save the drawing as plain SVG.',
  runs: (attribute: string) => message`${attribute} runs a program.`,
  changes: (tag: string, attribute: string) => message`<${tag}> may not change ${attribute}.`,
  leadsOut: (attribute: string, value: string) => message`${attribute}="${value}" leads out of the drawing.`,
  fetches: (attribute: string, value: string) =>
    message`${attribute}="${value}" fetches something from elsewhere.`,
  styleFetches: (css: string) => message`${css} fetches something from elsewhere.`,
  repeats: (most: number) => message`by <use> it repeats its parts until there are more than ${most}.`,
}
