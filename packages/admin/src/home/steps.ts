import type { FirstSteps } from '@kampana/shared/first-steps'
import { msg } from '@kampana/engine-admin/language/msg'

/** A first step with its permissions, target and reason. */
export interface Step {
  name: keyof FirstSteps | 'drill'
  /** All of them are required. */
  permissions: readonly string[]
  /** Resource that the step edits, if a limit to sections may prevent it. */
  edits?: 'college'
  title: string
  why: string
  /** Null for the drill, which is a dialog. */
  to: string | null
}

const college = { edits: 'college', to: '/college' } as const

/** Permissions for setting up a college. Other editors join after the college is set up. */
const settingUp = ['invite users', 'edit college']

export const steps: readonly Step[] = [
  {
    name: 'name',
    permissions: settingUp,
    title: msg('Give the college its name'),
    why: msg('Pages, e-mails and link previews show the name.'),
    ...college,
  },
  {
    name: 'colors',
    permissions: settingUp,
    title: msg('Choose the college’s color'),
    why: msg('The website’s other colors follow from this color and stay legible.'),
    ...college,
  },
  {
    name: 'seal',
    permissions: settingUp,
    title: msg('Upload the college’s seal'),
    why: msg('An SVG drawing or a picture. It appears on each page and in the browser tab.'),
    ...college,
  },
  {
    name: 'people',
    permissions: ['invite users'],
    title: msg('Invite your colleagues'),
    why: msg('Give each colleague an account, so the log shows who made each change.'),
    to: '/invitations/create',
  },
  {
    name: 'update',
    permissions: ['create updates'],
    title: msg('Write your first update'),
    why: msg('Save it as a draft. Visitors see the update once you publish it.'),
    to: '/update',
  },
  {
    name: 'drill',
    permissions: ['create class-status'],
    title: msg('Practice a class notice'),
    why: msg('Go through the steps for a stormy morning. Nothing is published.'),
    to: null,
  },
]
