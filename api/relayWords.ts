/** What the types that Relay asks for say of themselves in schema.graphql. */
export const describedRelay = {
  nodesOnConnection: false,
  nodeTypeOptions: { description: 'Anything with a global id.' },
  idFieldOptions: { description: 'The global id.' },
  pageInfoTypeOptions: { description: 'Where a page stands in its list.' },
  hasNextPageFieldOptions: { description: 'Whether there is more after it.' },
  hasPreviousPageFieldOptions: { description: 'Whether there is more before it.' },
  startCursorFieldOptions: { description: 'The place of its first record.' },
  endCursorFieldOptions: { description: 'The place of its last record; hand it to `after`.' },
  cursorFieldOptions: { description: 'The place of the record in the list.' },
  nodeFieldOptions: { description: 'The record; nothing when the viewer may not see it.' },
  edgesFieldOptions: { description: 'The records with their places.' },
  pageInfoFieldOptions: { description: 'Where the page stands in the list.' },
  firstArgOptions: { description: 'How many, at most 100; 25 when nothing is said.' },
  afterArgOptions: { description: 'Those after this place.' },
  lastArgOptions: { description: 'How many from the end, at most 100.' },
  beforeArgOptions: { description: 'Those before this place.' },
  nodeQueryOptions: {
    description: 'The record with this global id, or nothing when there is none for the viewer.',
    args: { id: { description: 'The global id.' } },
  },
  nodesQueryOptions: {
    description: 'The records with these global ids, nothing in the place of each that is not for the viewer.',
    args: { ids: { description: 'The global ids.' } },
  },
} as const
