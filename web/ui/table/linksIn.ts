/** Links among figures are underlined: nothing else tells that a name leads to what it counts. */
export const linksIn = {
  '& a:not(.chakra-button)': { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const
