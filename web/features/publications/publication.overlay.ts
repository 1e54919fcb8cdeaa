/** The number of a publication that is open beside the list. */
export const publicationParameter = 'publication'
