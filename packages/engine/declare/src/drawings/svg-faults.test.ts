import { expect, test } from 'vitest'
import { stripDelimiters } from '../messages/message.ts'
import { findSvgFaults } from './svg-faults.ts'

const drawing = (inner: string, attributes = '') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1" ${attributes}>\n${inner}\n</svg>`
const problemsOf = (svg: string) =>
  findSvgFaults(svg).map(({ problem, line }) => `${line}: ${stripDelimiters(problem)}`)

test.each([
  '<path d="M0 0h1"/><title>Our seal: see url(http://here.example)</title>',
  '<clipPath id="a"><path d="M0 0h1"/></clipPath><g clip-path="url(#a)"/><use href="#a"/><use xlink:href="#a"/>',
  '<image href="data:image/png;base64,AAAA" width="1" height="1"/>',
  '<style>.a { fill: url(#a); stroke: red }</style><path style="fill:url(\'#a\')" class="a"/>',
  '<metadata xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li rdf:resource="http://a.example/"/></metadata>',
])('svg faults: accepts a drawing with %s', (inner) => {
  expect(problemsOf(drawing(inner))).toEqual([])
})

test.each([
  ['<script>alert(1)</script>', '<script> is not allowed in a drawing.'],
  [
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<x:script> is not allowed in a drawing.',
  ],
  ['<foreignObject><p/></foreignObject>', '<foreignObject> is not allowed in a drawing.'],
  ['<h:img xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:img> is not allowed in a drawing.'],
  ['<path onload="alert(1)"/>', 'onload runs a script.'],
  ['<path OnClick="alert(1)"/>', 'OnClick runs a script.'],
  ['<a href="javascript:alert(1)"/>', 'href="javascript:alert(1)" links outside the drawing.'],
  [
    '<a xlink:href=" java&#115;cript:alert(1)"/>',
    'xlink:href="javascript:alert(1)" links outside the drawing.',
  ],
  [
    '<use href="https://evil.example/a.svg#x"/>',
    'href="https://evil.example/a.svg#x" links outside the drawing.',
  ],
  ['<image href="//evil.example/a.png"/>', 'href="//evil.example/a.png" links outside the drawing.'],
  ['<image href="data:image/svg+xml,x"/>', 'href="data:image/svg+xml,x" links outside the drawing.'],
  ['<set attributeName="href" to="x"/>', '<set> may not change href.'],
  ['<animate attributeName="onclick" values="x"/>', '<animate> may not change onclick.'],
  [
    '<path fill="url(https://a.example/#x)"/>',
    'fill="url(https://a.example/#x)" loads an external resource.',
  ],
  [
    '<path style="fill:u\\72l(//a.example)"/>',
    'style="fill:u\\72l(//a.example)" loads an external resource.',
  ],
  ['<style>@import "https://a.example"</style>', '@import "https://a.example" loads an external resource.'],
  ['<style><![CDATA[a{b:url(x.png)}]]></style>', 'a{b:url(x.png)} loads an external resource.'],
  ['<path style="fill:ur\\l(//a.example)"/>', 'style="fill:ur\\l(//a.example)" loads an external resource.'],
  ['<style>@i\\mport "//a.example"</style>', '@i\\mport "//a.example" loads an external resource.'],
  ['<style>@im<!-- -->port "//a.example"</style>', '@import "//a.example" loads an external resource.'],
  [
    '<style>@im<style>g{}</style>port "//a.example"</style>',
    '@import "//a.example" loads an external resource.',
  ],
  ['<style>@im<g/>port "//a.example"</style>', '@import "//a.example" loads an external resource.'],
  ['<style>a{b:u<![CDATA[rl(//a.example)}]]></style>', 'a{b:url(//a.example)} loads an external resource.'],
  [
    '<set xmlns:q="http://www.w3.org/1999/xlink" attributeName="q:href" to="java&#9;script:alert(1)"/>',
    '<set> may not change q:href.',
  ],
  ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet?> is not allowed in a drawing.'],
])('svg faults: rejects a drawing with %s', (inner, problem) => {
  expect(problemsOf(drawing(inner))).toEqual([`3: ${problem}`])
})

test('svg faults: reports each problem with its line', () => {
  expect(problemsOf(drawing('<script/>\n<path onload="x"/>', 'onclick="y"'))).toEqual([
    '2: onclick runs a script.',
    '3: <script> is not allowed in a drawing.',
    '4: onload runs a script.',
  ])
})

test.each([
  [
    '<svg viewBox="0 0 1 1"/>',
    '1: it is not a drawing: it must start with <svg xmlns="http://www.w3.org/2000/svg">.',
  ],
  ['<html xmlns="http://www.w3.org/2000/svg"/>', /^1: it is not a drawing/],
  ['', /^1: its XML is not well-formed: /],
  [drawing('<g>'), /^4: its XML is not well-formed: /],
  [drawing('&bomb;'), /^3: its XML is not well-formed: /],
  [
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    '1: its DOCTYPE declares entities, which are not allowed.',
  ],
])('svg faults: rejects %s', (text, problem) => {
  expect(problemsOf(text)).toEqual([
    expect.stringMatching(problem instanceof RegExp ? problem : exactly(problem)),
  ])
})

const exactly = (text: string) => new RegExp(`^${RegExp.escape(text)}$`)

test.each([
  'svg',
  'svg SYSTEM "file:///etc/passwd"',
  'svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"',
])("svg faults: rejects the DOCTYPE %s, except in the college's folder", (declared) => {
  const text = `<!DOCTYPE ${declared}>\n<svg xmlns="http://www.w3.org/2000/svg"/>`
  expect(problemsOf(text)).toEqual([
    '1: it has a DOCTYPE. Delete that line from the file or save the drawing as plain SVG.',
  ])
  expect(findSvgFaults(text, { takesDoctype: true })).toEqual([])
})

/** Each level repeats the previous one ten times. */
const bomb = (levels: number) =>
  Array.from({ length: levels }, (_, level) =>
    level === 0
      ? '<path id="l0" d="M0 0h1"/>'
      : `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
  ).join('')

test('svg: rejects parts that repeat each other endlessly', () => {
  expect(problemsOf(drawing(bomb(4)))).toEqual([])
  expect(problemsOf(drawing(bomb(9)))).toEqual(['4: its <use> elements expand to more than 10000 elements.'])
  const chain = Array.from({ length: 3000 }, (_, n) => `<g id="c${n + 1}"><use href="#c${n}"/></g>`)
  expect(problemsOf(drawing(chain.toReversed().join('')))).toHaveLength(1)
  expect(problemsOf(drawing('<g id="a">'.repeat(7000)))).toEqual(['3: it is nested too deeply.'])
  expect(problemsOf(drawing('<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/></g>'))).toEqual(
    [],
  )
})
