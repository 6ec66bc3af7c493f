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

/** An action on one record besides the standard ones: one permission, one route, one button. */
export interface CustomAction<Name extends string = string> {
  /** The label of its button. */
  label: string
  /** The action in its permission: `archive` for `archive rooms`. */
  permission: string
  /** The path of its PUT route. Where several actions share a path, the body has the values of `sets`, which select one. */
  path: string
  log: ActionLog
  /** The values that it sets. Where a record has them already, nothing changes and there is no button. */
  sets: Readonly<Partial<Record<Name, string | number | null>>>
  /** Restricts it to records whose field has one of these values; for others the reply is a 409 with `otherwise`. */
  when?: Readonly<{ field: Name; is: readonly string[]; otherwise: string }>
  /** The question of its confirmation dialog. */
  confirm?: ActionText
  /** The success message. */
  done: ActionText
  /** The field beside which its button is shown, in lists too; by default it is among the record's actions. */
  beside?: Name
  /** Whether its button is less prominent, as for an action that takes something away. */
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

/** Fills in the defaults from an action's name: `archive` has the permission `archive rooms` and `/api/rooms/:id/archive`. */
export const completeAction = (
  { name, singular }: { name: string; singular: string },
  action: string,
  { log, ...declared }: ActionDeclaration,
): CustomAction => {
  const completeLog = typeof log === 'string' ? { action, label: capitalize(log), phrase: log } : log
  return {
    label: capitalize(action.replaceAll('-', ' ')),
    permission: action,
    path: `/api/${name}/:id/${action}`,
    sets: {},
    done: `The ${singular} was ${completeLog.phrase}.`,
    ...declared,
    log: completeLog,
  }
}

/** The text for a record with this title. */
export const formatActionText = (text: ActionText, title: string): string =>
  typeof text === 'string' ? text : text(title)

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
