/** Links among figures are underlined: nothing else tells that a name leads to what it counts. */
export const linksIn = { '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } } as const
