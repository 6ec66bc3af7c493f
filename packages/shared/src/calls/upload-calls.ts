import * as z from 'zod'
import { fileEndings } from '@kampana/engine-declare/media/file'
import { post } from '@kampana/engine-declare/calls/call'

const stored = <D extends z.ZodObject>(data: D) => z.object({ message: z.string(), link: z.string(), data })

/** Uploads of an image or a document in a text. `access` depends on the resources, which only the server knows. */
export const uploadCalls = (access: { image: readonly string[]; file: readonly string[] }) => ({
  image: post('/api/image', {
    access: access.image,
    tag: 'media',
    summary: 'Upload an image and return its address',
    files: { image: 'Picture' },
    reply: () => stored(z.object({ link: z.string(), width: z.int(), height: z.int() })),
  }),
  file: post('/api/file', {
    access: access.file,
    tag: 'media',
    summary: `Upload a file (${fileEndings.join(', ')}) and return its address`,
    files: { file: 'Document' },
    reply: () => stored(z.object({ link: z.string(), name: z.string(), pages: z.int().optional() })),
  }),
})
