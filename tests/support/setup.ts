import '@kampana/shared/resources/register'
import { failOnConsoleErrors } from './console-errors.ts'

failOnConsoleErrors()
