/** What the types that Relay asks for say of themselves in schema.graphql. */
export const describedRelay = {
  nodesOnConnection: true,
  nodesFieldOptions: { nullable: { list: false, items: true } },
  nodeTypeOptions: { description: 'Anything with a global id.' },
  pageInfoTypeOptions: { description: 'Where a page stands in its list.' },
  hasNextPageFieldOptions: {},
  hasPreviousPageFieldOptions: {},
  startCursorFieldOptions: { description: 'The place of its first record.' },
  endCursorFieldOptions: { description: 'The place of its last record; hand it to `after`.' },
  nodeQueryOptions: {
    description: 'The record with this global id, or nothing when there is none for the viewer.',
  },
  nodesQueryOptions: {
    description: 'The records with these global ids, nothing in the place of each that is not for the viewer.',
  },
} as const
