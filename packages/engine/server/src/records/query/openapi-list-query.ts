/** OpenAPI schema of a list's query. */
export const listQuery = {
  type: 'object',
  properties: {
    sort: {
      type: 'string',
      description:
        '`["field","ASC"]` or `["field","DESC"]`. Staff can also sort by `relevance` if the filter contains `q`.',
    },
    range: { type: 'string', description: '`[first,last]`, counted from 0' },
    filter: {
      type: 'string',
      description:
        'JSON object of conditions. `field` takes a value or several. ' +
        '`field_gte`, `field_gt`, `field_lte`, `field_lt` and `field_neq` take a value. ' +
        '`field_q` takes words in that field, `q` words in any searched field. `field_empty` takes 1 or 0. ' +
        'Staff can also filter by `created_by` and `updated_by`, with ids of people.',
    },
    include: {
      type: 'string',
      description:
        'Names separated by commas: long fields, for at most 10 rows. Staff can also request `authors`, `found_in` and `corrections`. ' +
        '`found_in` is an excerpt around a match of `q`. ' +
        '`corrections` searches for similar words if `q` has no results, and returns these words as `instead`.',
    },
    page: { type: 'string' },
    per_page: { type: 'string' },
  },
}
