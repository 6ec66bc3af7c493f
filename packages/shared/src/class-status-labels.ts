/**
 * Statuses of a class notice with their labels, most severe first. Separate from the resource, whose declaration visitors
 * don't load.
 */
export const classStatusLabels = {
  suspended: 'No classes',
  online: 'Online or modular classes',
  late: 'Late start',
  resumed: 'Classes as usual',
} as const
