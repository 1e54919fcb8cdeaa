/** How far the total of a list is counted, for the server and for pages that show it. */

/** Counting the rest of a long list would take longer than reading the page that its total stands on. */
export const mostCounted = 10_000
