import { generateTones } from '@kampana/engine-declare/colors/tones'
import { isScalar, parseDocument, visit, type Document } from 'yaml'
import type { Identity } from './identity.ts'

/** Names of the sample college in its texts and addresses, and their replacements for another college, longest first. */
const names = ({ name, shortName, town, email }: Identity): ReadonlyMap<string, string> =>
  new Map([
    ['Divinian College of San Arnoldo', name],
    ['Divinian College', shortName],
    ['San Arnoldo, ipanalangin', 'Aming patron, ipanalangin'],
    ['Good Saint Arnold, patron', 'Good patron'],
    ['Saint Arnold', 'Our patron'],
    ['San Arnoldo, Nueva Cordillera', town],
    ['San Arnoldo', town.replace(/,.*$/, '')],
    ['divinian.example', email.replace(/^.*@/, '')],
    ['tinig-divinian', 'tinig'],
    ['divinian-sample', 'sample'],
    ['divinianpledge', 'pledge'],
    ['Divinian Pledge', 'Pledge'],
    ["st.arnold's-prayer", 'prayer'],
    ["St. Arnold's Prayer", 'Prayer'],
    ['St. Arnold', 'our patron'],
    ['serbisyong-divine', 'serbisyo'],
    ['Serbisyong Divine', 'Serbisyo'],
    ['Divinians', 'our students'],
    ['Divinian', shortName],
  ])

/** Replaces the sample college's names with another college's. */
export const renamer = (identity: Identity) => {
  const pairs = names(identity)
  const all = new RegExp([...pairs.keys()].map((each) => RegExp.escape(each)).join('|'), 'g')
  const text = (written: string): string => written.replace(all, (found) => pairs.get(found) ?? found)
  /** Replaces names within parsed values, since a name may contain YAML syntax. */
  const yaml = (written: string): Document => {
    const document = parseDocument(written)
    visit(document, {
      Node: (_key, node) => {
        if (isScalar(node) && typeof node.value === 'string') node.value = text(node.value)
        if (node.commentBefore) node.commentBefore = text(node.commentBefore)
      },
    })
    return document
  }
  const markdown = (written: string): string => {
    const [, head, body] = /^---\n([^]*?\n)---\n([^]*)$/.exec(written) ?? []
    return head === undefined || body === undefined
      ? text(written)
      : `---\n${formatYaml(yaml(head))}---\n${text(body)}`
  }
  return { text, yaml, markdown }
}

export const formatYaml = (document: Document): string => document.toString({ lineWidth: 110 })

/** Replaces the tones of the sample college's color in a drawing with those of another color. */
export const recolor = (svg: string, from: string, to: string): string => {
  const tones = generateTones(to)
  return Object.entries(generateTones(from)).reduce(
    (drawing, [name, tone]) => drawing.replaceAll(new RegExp(tone, 'gi'), Reflect.get(tones, name)),
    svg,
  )
}
