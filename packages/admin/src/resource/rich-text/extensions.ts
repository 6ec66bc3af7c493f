import { isSafeLink, isSafePicture } from '@kampana/shared/safe-address'
import { Color } from '@tiptap/extension-color'
import { Highlight } from '@tiptap/extension-highlight'
import { Image } from '@tiptap/extension-image'
import { TextAlign } from '@tiptap/extension-text-align'
import { TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'

/** A picture from elsewhere that the server would refuse isn't taken from a paste in the first place. */
const SafeImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => isSafePicture(element.getAttribute('src') ?? '') && null,
    },
  ],
})

/** ra-input-rich-text's own selection, held to the links and pictures that `shared/rich-text.ts` allows. */
export const extensions = [
  StarterKit.configure({
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (url) => isSafeLink(url) },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  SafeImage.configure({ inline: true, resize: { enabled: true, alwaysPreserveAspectRatio: true } }),
  TextStyle,
  Color,
  Highlight.configure({ multicolor: true }),
]
