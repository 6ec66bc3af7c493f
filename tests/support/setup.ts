import '@kampana/shared/resources/register'
import { failOnConsoleErrors } from '@kampana/engine-declare/testing/console-errors'

failOnConsoleErrors()
