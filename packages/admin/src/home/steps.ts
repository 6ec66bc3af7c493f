import type { FirstSteps } from '@kampana/shared/first-steps'
import { msg } from '../language/msg.ts'

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
    why: msg('Every page, letter and card is signed with it.'),
    ...college,
  },
  {
    name: 'colors',
    permissions: settingUp,
    title: msg('Choose its color'),
    why: msg('All other tones are made from it, so that everything stays legible.'),
    ...college,
  },
  {
    name: 'seal',
    permissions: settingUp,
    title: msg('Put its seal in'),
    why: msg('A drawing (SVG) or a picture; it is shown on each page and in the browser’s tab.'),
    ...college,
  },
  {
    name: 'people',
    permissions: ['invite users'],
    title: msg('Let your colleagues in'),
    why: msg('Give each colleague an account, so the log shows who made each change.'),
    to: '/invitations/create',
  },
  {
    name: 'update',
    permissions: ['create updates'],
    title: msg('Write a first update'),
    why: msg('A draft is enough: nobody sees it before you publish it.'),
    to: '/update',
  },
  {
    name: 'drill',
    permissions: ['create class-status'],
    title: msg('Practice a class notice'),
    why: msg('As on the morning of a storm, but nothing is published.'),
    to: null,
  },
]
