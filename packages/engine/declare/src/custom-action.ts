import type { Field } from './kinds/index.ts'
import { formatMessage, stripDelimiters } from './messages/message.ts'

/** Maximum number of records in one call of a bulk action. */
export const maxAtOnce = 300

/** A text, or a function that creates one from a record's title. */
export type ActionText = string | ((title: string) => string)

/** Log texts of an action: `admin archived the room 'A 1'`. */
export interface ActionLog {
  /** The log entry's `action`. */
  action: string
  /** Label in the log's lists: `Archived`. */
  label: string
  /** Verb of the entry's sentence: `archived`. */
  phrase: string
}

/** Levels of access; each includes those before it. */
export const levels = ['see', 'write', 'publish', 'delete'] as const
export type Level = (typeof levels)[number]

/** Custom action on one record: one permission, one route, one button. */
export interface CustomAction<Name extends string = string> {
  /** Label of its button. */
  label: string
  /** Action in its permission: `archive` for `archive rooms`. */
  permission: string
  /** Level of roles that includes its permission. */
  level: Level
  /** Path of its PUT route. If several actions share a path, the body contains the values of `sets`, which select one. */
  path: string
  log: ActionLog
  /** Values that it sets. If a record already has them, nothing changes and there is no button. */
  sets: Readonly<Partial<Record<Name, string | number | null>>>
  /**
   * Its own input by kinds: the route's body, which the dashboard asks for in a dialog. An input with the name of a field of
   * the record sets that field.
   */
  fields: Readonly<Record<string, Field>>
  /** Offers it for several selected records, too, with a separate route; 'only': not on a record's page. */
  bulk?: boolean | 'only'
  /**
   * Action that reverts it, which the notice offers as Undo. If that action sets fields by its input, it receives each
   * record's former values.
   */
  undo?: string
  /** Restricts it to records whose field has one of these values; for others, the reply is a 409 with `otherwise`. */
  when?: Readonly<{ field: Name; is: readonly string[]; otherwise: string }>
  /** Question of its confirmation dialog. */
  confirm?: ActionText
  /** Success message. */
  done: ActionText
  /** Field beside which its button is shown, also in lists; by default it is among the record's actions. */
  beside?: Name
  /** Marks the main action of a record: its button is the filled one beside the title. */
  primary?: boolean
  /** Puts it into the menu, for actions that remove something. Others are beside the title while there is room. */
  quiet?: boolean
}

/** A custom action as declared; `completeAction` fills in the defaults. */
export type ActionDeclaration<Name extends string = string> = Partial<Omit<CustomAction<Name>, 'log'>> & {
  /** Past participle, `archived`, from which the log's texts follow, or these texts. */
  log: string | ActionLog
}

/** Declares a custom action of a resource. */
export const action = <const Name extends string = never>(
  declaration: ActionDeclaration<Name>,
): ActionDeclaration<Name> => declaration

/**
 * Fills in the defaults from an action's name: `archive` has the permission `archive rooms` at the level `write`, and the path
 * `/api/rooms/:id/archive`.
 */
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

/** Names of the record's fields that an action sets by its input. */
export const setsByInput = (
  { fields }: { fields: Readonly<Record<string, Field>> },
  action: Pick<CustomAction, 'fields'>,
): string[] => Object.keys(action.fields).filter((name) => name in fields)

/**
 * True if an action doesn't change a record that already has its values. An action with other input always changes something.
 */
export const onlySets = (
  resource: { fields: Readonly<Record<string, Field>> },
  action: Pick<CustomAction, 'fields' | 'sets'>,
): boolean => {
  const named = setsByInput(resource, action).length
  return named === Object.keys(action.fields).length && named + Object.keys(action.sets).length > 0
}

/** Text for a record with this title, which stays separate, so that the text can be translated. */
export const formatActionText = (text: ActionText, title: string): string => {
  if (typeof text === 'string') return text
  const label = text(title)
  return label === stripDelimiters(label) ? formatMessage({ code: text('%{0}'), values: [title] }) : label
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
