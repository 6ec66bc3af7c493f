import { inject } from 'vitest'
import { serveContent } from '../served-content.ts'

serveContent(inject('content'), 'tests')
