import type { Field } from './kinds/index.ts'
import { formatMessage, stripDelimiters } from './messages/message.ts'

/** The most records that one call of a bulk action takes. */
export const maxAtOnce = 300

/** A text, or a function that makes one from a record's title. */
export type ActionText = string | ((title: string) => string)

/** How an action is logged: `admin archived the room 'A 1'`. */
export interface ActionLog {
  /** The log entry's `action`. */
  action: string
  /** Its name in the log's lists: `Archived`. */
  label: string
  /** The verb of the entry's sentence: `archived`. */
  phrase: string
}

/** How far a role goes with a thing; each level includes those before it. */
export const levels = ['see', 'write', 'publish', 'delete'] as const
export type Level = (typeof levels)[number]

/** An action on one record besides the standard ones: one permission, one route, one button. */
export interface CustomAction<Name extends string = string> {
  /** The label of its button. */
  label: string
  /** The action in its permission: `archive` for `archive rooms`. */
  permission: string
  /** The level of roles that includes its permission. */
  level: Level
  /** The path of its PUT route. Where several actions share a path, the body has the values of `sets`, which select one. */
  path: string
  log: ActionLog
  /** The values that it sets. Where a record has them already, nothing changes and there is no button. */
  sets: Readonly<Partial<Record<Name, string | number | null>>>
  /**
   * Its own input, by kinds: the route's body, for which the dashboard asks in a dialog. One that is called as a field of the
   * record sets that field.
   */
  fields: Readonly<Record<string, Field>>
  /** Whether it is offered for several selected records, too, by a route of its own; 'only': not on a record's page. */
  bulk?: boolean | 'only'
  /**
   * The action that takes it back, which the notice offers as Undo. Where that one sets fields by its input, it is given the
   * values that each record had.
   */
  undo?: string
  /** Restricts it to records whose field has one of these values; for others the reply is a 409 with `otherwise`. */
  when?: Readonly<{ field: Name; is: readonly string[]; otherwise: string }>
  /** The question of its confirmation dialog. */
  confirm?: ActionText
  /** The success message. */
  done: ActionText
  /** The field beside which its button is shown, in lists too; by default it is among the record's actions. */
  beside?: Name
  /** Whether it is what people mostly do with a record: its button is the filled one beside the title. */
  primary?: boolean
  /** Whether it lies in the menu, as an action that takes something away. Others stand beside the title while there is room. */
  quiet?: boolean
}

/** A custom action as it is declared; `completeAction` fills in the defaults. */
export type ActionDeclaration<Name extends string = string> = Partial<Omit<CustomAction<Name>, 'log'>> & {
  /** A past participle, `archived`, from which the log's words follow, or those words. */
  log: string | ActionLog
}

/** Declares a custom action of a resource. */
export const action = <const Name extends string = never>(
  declaration: ActionDeclaration<Name>,
): ActionDeclaration<Name> => declaration

/** Fills in the defaults from an action's name: `archive` has the permission `archive rooms`, which who may write has, and
 * `/api/rooms/:id/archive`. */
export const completeAction = (
  { name, singular, singleton = false }: { name: string; singular: string; singleton?: boolean | undefined },
  action: string,
  { log, ...declared }: ActionDeclaration,
): CustomAction => {
  const completeLog = typeof log === 'string' ? { action, label: capitalize(log), phrase: log } : log
  return {
    label: capitalize(action.replaceAll('-', ' ')),
    permission: action,
    level: 'write',
    path: `/api/${name}${singleton ? '' : '/:id'}/${action}`,
    sets: {},
    fields: {},
    done: `The ${singular} was ${completeLog.phrase}.`,
    ...declared,
    log: completeLog,
  }
}

/** The names of the record's fields that an action sets by its input. */
export const setsByInput = (
  { fields }: { fields: Readonly<Record<string, Field>> },
  action: Pick<CustomAction, 'fields'>,
): string[] => Object.keys(action.fields).filter((name) => name in fields)

/** Whether an action does nothing to a record that has the values which it sets. One with words of its own always does. */
export const onlySets = (
  resource: { fields: Readonly<Record<string, Field>> },
  action: Pick<CustomAction, 'fields' | 'sets'>,
): boolean => {
  const named = setsByInput(resource, action).length
  return named === Object.keys(action.fields).length && named + Object.keys(action.sets).length > 0
}

/** The text for a record with this title, which stays apart from the words, so that these can be translated. */
export const formatActionText = (text: ActionText, title: string): string => {
  if (typeof text === 'string') return text
  const said = text(title)
  return said === stripDelimiters(said) ? formatMessage({ code: text('%{0}'), values: [title] }) : said
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
