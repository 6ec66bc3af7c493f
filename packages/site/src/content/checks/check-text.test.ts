// @vitest-environment jsdom
import { bodyFence } from '@kampana/engine-declare/markdown/body-fence'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixtureCollege } from '../../../../../tests/support/college-directory.ts'
import { ContentError } from '../content-error.ts'
import { addressWith } from '../folder/assets.ts'
import { readBodyStrictly } from '../body/read-body.ts'
import { renderLater, renderRecordBody } from '../body/render-record.ts'
import { layeredFiles } from '../editing/layered-files.ts'
import { folderFiles, memoryFiles } from '../folder/files.ts'
import { readContent } from '../read-content.ts'
import { svgDataUrl } from '@kampana/engine-declare/media/svg-data-url'
import { withOrigin } from '../records/origins.ts'
import { checkText } from './check-text.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>'

/** More than half of the limit for inline drawings in a body. */
const heavy = picture.replace('></svg>', `><desc>${'w'.repeat(7000)}</desc></svg>`)

const files = memoryFiles({
  'pictures/lake.svg': picture,
  'pictures/heavy.svg': heavy,
  'files/slip.pdf': 'x',
})
const slip = addressWith('files/slip.pdf', files.hash('files/slip.pdf'))
const paths = new Map([['/admission', 'Admission']])
const { college } = readContent(folderFiles(fixtureCollege))

/** Parses a text of a folder, checks it, and renders its body. */
const render = (text: string): string => {
  const given = { file: 'pages/x.md', text, firstLine: 1 }
  const body = JSON.stringify(readBodyStrictly(given, withCollege))
  const at = () => ({ file: given.file, line: 1 })
  const origin = { file: given.file, at, texts: { body: given }, former: [] }
  checkText(withOrigin({ values: { body }, samples: [] }, origin), { files, paths })
  const none = new Map<string, string>()
  const around = { college, files, paths, names: none, filipino: none, records: {}, lists: {}, measures: {} }
  return renderLater(body, around, renderRecordBody)().html
}
const withCollege = layeredFiles(
  folderFiles(fixtureCollege),
  new Map([
    ['pictures/lake.svg', picture],
    ['pictures/heavy.svg', heavy],
  ]),
)
const renderOrRefuse = (text: string): string => {
  try {
    return render(text)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return ''
  }
}
const faultsOf = (text: string): string[] => {
  try {
    render(text)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.message.split('\n')
  }
}

const elements = new Set(
  'A ABBR B BLOCKQUOTE BR BUTTON CODE DD DIV DL DT EM FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HR IMG INPUT KBD LI MARK OL P PICTURE PRE S SMALL SOURCE SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TIME TR U UL WBR'.split(
    ' ',
  ),
)
const attributes = new Set(
  'alt align aria-label checked class colspan data-frame data-label datetime data-wide decoding disabled download height href id lang loading role rowspan scope sizes src srcset start style tabindex title type width'.split(
    ' ',
  ),
)
/** Parts of a text's HTML that could execute. */
const executable = (html: string): string[] => {
  template.innerHTML = html
  const found = [...template.content.querySelectorAll('*')]
  const strange = found.map(({ tagName }) => tagName).filter((name) => !elements.has(name))
  return strange.concat(
    found.flatMap((element) => [...element.attributes].filter(isBad).map(({ name }) => name)),
  )
}
const isBad = ({ name, value }: Attr): boolean => {
  if (!attributes.has(name)) return true
  if (name !== 'href' && name !== 'src') return false
  // A small drawing of the folder is inlined. An image runs no script.
  if (name === 'src' && value.startsWith('data:image/svg+xml,')) return false
  const { protocol } = new URL(value.replace(/^asset:/, ''), 'https://college.example/')
  return !['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)
}
const template = new DOMParser().parseFromString('<template>', 'text/html').querySelector('template')!

const bad = fc.constantFrom(
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
)
const pieces = fc.oneof(
  bad,
  bad.map((href) => `[x](${href})`),
  bad.map((href) => `[x](<${href}>)`),
  bad.map((href) => `![x](${href})`),
  bad.map((href) => `<${href}>`),
  bad.map((href) => `[x][r]\n\n[r]: ${href}\n\n`),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<sub onclick="x">',
    '<abbr title="a" onclick=x>',
    '<abbr title=\'"onclick="x\'>',
    '<br>',
    '<sub>',
    '</sub>',
    '<!-- x -->',
    '<![CDATA[x]]>',
    '<?php x ?>',
    '```verse "onclick=x\na\n```',
    '```"onclick=x\na\n```',
    '# "onclick=x',
    '| a" onclick=x | b |\n|---|---|\n| <script> | x |',
    '- [ ] <iframe srcdoc=x>',
    '> ',
    '**',
    '`',
    '\n\n',
    '[',
    '](',
    ')',
    '<',
    '>',
    '"',
    '\\',
    '&lt;script&gt;',
    '![lake](pictures/lake.svg)',
    '![" onerror=x "](pictures/lake.svg)',
    '::table data.a',
    '::records people?view=table&x=<b>',
    '```body\n{"type":"paragraph","attrs":{"textAlign":"\\"onclick=x"}}\n```',
    '<font color="red" onclick=x>a</font>',
    '<font color="#aabbcc">a</font>',
    '::list facts\n\n- a\n  - b',
    '::list timeline\n\n- 1926 ',
    '::table roll\n\n| a | b |\n| - | - |\n| c | ',
  ),
  fc.string({ maxLength: 12 }),
)

test('check text: outputs nothing executable for any input', () => {
  const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      expect(executable(renderOrRefuse(text))).toEqual([])
    }),
    { numRuns: 400 },
  )
}, 30_000)

describe('a list or table with a display option', () => {
  test.each([
    [
      '::list facts\n\n- Hours\n  - 8 to *5*\n  - [Ask](/admission)\n- Place\n  - Here',
      '<dl class="facts"><div><dt>Hours</dt><dd>8 to <em>5</em></dd><dd><a href="/admission">Ask</a></dd></div><div><dt>Place</dt><dd>Here</dd></div></dl>',
    ],
    [
      '::list timeline\n\n- 1926 It began\n- Then more',
      '<ol class="timeline" role="list"><li><time datetime="1926">1926</time> It began</li><li>Then more</li></ol>',
    ],
    [
      '::list outline\n\n- **President** A\n  - **Dean**',
      '<div class="tree wide"><ul><li><p><b>President</b> <span>A</span></p><ul><li><p><b>Dean</b></p></li></ul></li></ul></div>',
    ],
  ])('renders %j with the declared option', (text, html) => expect(render(text)).toBe(html))

  test('groups rows with the same first cell', () => {
    const html = render('::table roll\n\n| Rank | Name |\n| - | - |\n| Dean | A |\n| Dean | B |')
    expect(html).toContain('<th role="rowheader" scope="rowgroup" rowspan="2">Dean</th>')
  })

  test('rejects facts without descriptions, naming the line', () => {
    expect(faultsOf('Words.\n\n::list facts\n\n- Hours')[0]).toBe(
      'pages/x.md:3: write each fact as an item, and its label as a nested item.',
    )
  })
})

describe('HTML in a text', () => {
  test.each([
    ['H<sub>2</sub>O, x<sup>2</sup>', '<p>H<sub>2</sub>O, x<sup>2</sup></p>'],
    ['One<br>two<BR/>three', '<p>One<br>two<br>three</p>'],
    [
      '<abbr title="Commission" lang="en">CHED</abbr>',
      '<p><span lang="en"><abbr title="Commission">CHED</abbr></span></p>',
    ],
    ['Press <kbd>Ctrl</kbd>', '<p>Press <kbd>Ctrl</kbd></p>'],
    ['5 < 6 & 7 > 2', '<p>5 &lt; 6 &amp; 7 &gt; 2</p>'],
    ['`<script>`', '<p><code>&lt;script&gt;</code></p>'],
  ])('keeps %s', (text, html) => expect(render(text)).toBe(html))

  test.each([
    ['Fine.\n\n<div>x</div>', 'pages/x.md:3: HTML is not allowed here: <div>.'],
    ['Fine.\n\nSome <b>x</b>', 'pages/x.md:3: HTML is not allowed here: <b>.'],
    ['<!-- later -->', 'pages/x.md:1: HTML is not allowed here: <!-->.'],
    ['<sub onclick=x>a</sub>', 'pages/x.md:1: HTML is not allowed here: <sub>.'],
    ['Fine.\n\n<small>a', 'pages/x.md:3: <small> has no closing tag in the same paragraph.'],
    ['a</small>', 'pages/x.md:1: </small> has no opening tag.'],
    ['**<sub>a**</sub>', 'pages/x.md:1: <sub> has no closing tag in the same paragraph.'],
  ])('rejects %j, naming the line', (text, fault) => expect(faultsOf(text)[0]).toContain(fault))
})

describe('an address', () => {
  test.each([
    'https://a.example/',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+63',
    '/admission',
    '#top',
  ])('accepts a link to %s', (href) => expect(faultsOf(`[x](${href})`)).toEqual([]))

  test.each([
    'Fine.\n\n[x](javascript:alert(1))',
    'Fine.\n\n[x][y]\n\n[y]: javascript:alert(1)',
    'Fine.\n\n<javascript:alert(1)>',
    'Fine.\n\n![x](data:image/png;base64,AAAA)',
    'Fine.\n\n[x](vbscript:x)',
    'Fine.\n\n[x](java&#115;cript&colon;x)',
    'Fine.\n\n[x](<//evil.example>)',
  ])('rejects %j, naming the line', (text) => {
    expect(faultsOf(text)[0]).toMatch(/^pages\/x\.md:3: /)
  })

  test('is also checked in a link reference definition', () => {
    expect(faultsOf('[x][y]\n\n[y]: /nowhere')).toEqual([
      expect.stringContaining('the link to /nowhere is broken'),
    ])
  })
})

test.each([
  ['5,000 nested quotes', '>'.repeat(5000), 'nested too deeply'],
  ['3,000 cells', `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(1500)}`, 'rows'],
  ['3,000 nested lists', '- '.repeat(3000), 'nested too deeply'],
  ['20,000 open brackets', '['.repeat(20_000), 'too many characters such as'],
  ['20,000 emphases', '*a'.repeat(20_000), 'too many characters such as'],
])('check text: rejects %s with an error message', (_what, text, fault) => {
  expect(faultsOf(text).join('\n')).toContain(fault)
})

test('check text: renders an uploaded image in its size', () => {
  const hash = '0123456789abcdef0123456789abcdef'
  template.innerHTML = render(`![The gate](/media/${hash}/960x540.webp#wide "At noon (Photo: Ana Cruz)")`)
  const figure = template.content.querySelector('figure')
  const image = template.content.querySelector('img')
  expect(figure?.className).toBe('figure figure-wide')
  expect(figure?.textContent).toBe('At noon Photo: Ana Cruz')
  expect(image?.getAttribute('src')).toBe(`/media/${hash}/960x540.webp`)
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['960', '540'])
  expect(image?.srcset).toContain(`/media/${hash}/480x270.webp 480w`)
})

test('check text: accepts a size and a caption for a drawing', () => {
  expect(render('![A lake](pictures/lake.svg#small "The <lake>")')).toBe(
    `<figure class="figure figure-small"><img src="${svgDataUrl(picture)}" alt="A lake" width="16" height="9"><figcaption>The &lt;lake&gt;</figcaption></figure>`,
  )
})

test('check text: inlines the first drawings and fetches the others', () => {
  const address = addressWith('pictures/heavy.svg', files.hash('pictures/heavy.svg'))
  const sources = render('![A](pictures/heavy.svg)\n\n![B](pictures/heavy.svg)\n\n![C](pictures/lake.svg)')
    .matchAll(/<img src="([^"]+)"/g)
    .map(([, source]) => source)
  expect([...sources]).toEqual([svgDataUrl(heavy), address, svgDataUrl(picture)])
})

test('check text: renders images of one paragraph as a gallery and reports a missing one', () => {
  template.innerHTML = render('![A](pictures/lake.svg "One")\n![B](pictures/lake.svg)')
  expect(template.content.querySelectorAll('.gallery > figure')).toHaveLength(2)
  expect(template.content.textContent).toContain('One')
  expect(faultsOf('![A](pictures/lake.svg) ![B](pictures/sea.svg)').join()).toContain(
    'pictures/sea.svg is missing.',
  )
})

test("check text: renders an uploaded file's link alone in a paragraph as a download with its size", () => {
  const address = `/files/0123456789abcdef0123456789abcdef/memo.pdf`
  expect(render(`[Memo](${address} "120 KB")`)).toContain('Memo <small>PDF, 120 KB</small>')
  expect(render(`See the [Memo](${address}).`)).toContain(`<a href="${address}">Memo</a>`)
})

test('check text: reads fenced blocks for nodes without Markdown syntax', () => {
  const ring = {
    type: 'paragraph',
    attrs: { textAlign: 'center' },
    content: [{ type: 'text', text: 'Ring' }],
  }
  const html = '<p class="align-center">Ring</p>'
  expect(render(bodyFence(JSON.stringify(ring)))).toBe(html)
  expect(render(bodyFence(JSON.stringify({ type: 'doc', content: [ring] })))).toBe(html)
})

test('check text: replaces the text of a value with the college’s current value', () => {
  expect(render('{{college.name: Another}} rings.')).toBe('<p>Colegio ng Lawa rings.</p>')
  for (const motto of ['college.motto_meaning', 'college.mottoMeaning'])
    expect(render(`{{${motto}}}`)).toBe('<p>Water and Voice</p>')
  expect(faultsOf('Fine.\n\n{{college.nothing}}')).toEqual([
    'pages/x.md:3: {{college.nothing}} is not a value of the college.',
  ])
})

test('check text: links a file of the folder and reports a missing one', () => {
  expect(render('Take [the slip](files/slip.pdf).')).toContain(`<a href="${slip}">the slip</a>`)
  expect(faultsOf('Fine.\n\n[The slip](files/slips.pdf)')).toEqual([
    'pages/x.md:3: files/slips.pdf is missing.',
  ])
})

test('check text: renders a video as a button with a plain link and reports an unknown host', () => {
  const html = render('::video https://youtu.be/dQw4w9WgXcQ#Open%20%3Cday%3E')
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(html).toContain('<figcaption>Open &lt;day&gt; <a')
  expect(html).not.toContain('<iframe')
  expect(faultsOf('::video https://elsewhere.example/x').join()).toContain(
    'a video must be a YouTube, Vimeo or Facebook link.',
  )
})

test("check text: keeps adjacent lists apart by the editor's separator", () => {
  expect(render('- one\n\n<!-- -->\n\n- two').match(/<ul>/g)).toHaveLength(2)
  expect(render('- one\n\n<!-- -->\n\n- two')).not.toContain('<!--')
  expect(faultsOf('<!-- a remark -->').join()).toContain('HTML is not allowed here')
})
