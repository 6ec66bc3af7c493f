import { Editor } from '@tiptap/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const paragraphWith = (src: string): string =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'image', attrs: { src, alt: 'The campus' } }] }],
  })

// The modules read the server's address once, on first import.
const meta = Object.assign(document.createElement('meta'), {
  name: 'api-url',
  content: 'https://api.college.example',
})
beforeAll(() => void vi.resetModules())
afterAll(() => {
  meta.remove()
  vi.resetModules()
})

test('elsewhere: an editor on another host shows images from the server and stores their relative addresses', async () => {
  document.head.append(meta)
  const { extensions } = await import('./extensions.ts')
  const { storedContent } = await import('./document/stored-content.ts')
  const throughTheEditor = (json: string) => {
    const editor = new Editor({ extensions: [...extensions, storedContent], content: json })
    const held = { html: editor.view.dom.innerHTML, stored: JSON.parse(editor.getHTML()) as unknown }
    editor.destroy()
    return held
  }
  for (const [address, shown] of [
    ['/storage/images/campus.png', 'https://api.college.example/storage/images/campus.png'],
    ['https://cdn.example/campus.png', 'https://cdn.example/campus.png'],
  ] as const) {
    const { html, stored } = throughTheEditor(paragraphWith(address))
    expect(html).toContain(`src="${shown}"`)
    expect(stored).toMatchObject(JSON.parse(paragraphWith(address)) as object)
  }
})
