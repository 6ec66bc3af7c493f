import { isSafeLink, isSafePictureUrl } from '@kampana/shared/text/safe-url'
import { Color } from '@tiptap/extension-color'
import { Highlight } from '@tiptap/extension-highlight'
import { Image } from '@tiptap/extension-image'
import { TextAlign } from '@tiptap/extension-text-align'
import { TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'
import { Mark } from '@tiptap/core'
import { emptyBlocks } from './empty-blocks.ts'
import { toStoredUrl, toServerUrl } from '../../url/resolve-url.ts'
import { LanguageMark } from './language-mark.ts'

/** The stored address of a picture in the editor, whose `src` may have become another for the browser's sake. */
const storedAddress = (image: Element): string =>
  image.getAttribute('data-stored') ?? toStoredUrl(image.getAttribute('src') ?? '')

/** As the browser finds the picture, beside what is stored where that is something else. */
const shownAddress = (stored: string) => {
  const src = toServerUrl(stored)
  return src === stored ? { src } : { src, 'data-stored': stored }
}

/** A picture from elsewhere that the server would refuse isn't taken from a paste in the first place. */
const SafeImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        parseHTML: storedAddress,
        renderHTML: ({ src }: { src?: string }) => (src ? shownAddress(src) : {}),
      },
    }
  },
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => isSafePictureUrl(storedAddress(element)) && null,
    },
  ],
})

/** What is typed behind a link isn't part of it. By itself the link would take it in, since addresses become links as they are typed. */
const linkEndingKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) =>
      extension instanceof Mark && extension.name === 'link'
        ? extension.extend({ inclusive: () => false })
        : extension,
    )
  },
})

/** ra-input-rich-text's own selection, held to the links and pictures that `shared/rich-text.ts` allows. */
export const extensions = [
  linkEndingKit.configure({
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (url) => isSafeLink(url) },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  SafeImage.configure({ inline: true, resize: { enabled: true, alwaysPreserveAspectRatio: true } }),
  TextStyle,
  Color,
  Highlight.configure({ multicolor: true }),
  emptyBlocks,
  LanguageMark,
]
