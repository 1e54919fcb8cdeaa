/** The number of an idea that is open beside the list. */
export const ideaParameter = 'idea'
