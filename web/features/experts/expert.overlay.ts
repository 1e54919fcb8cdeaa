/** The number of an expert who is open beside the directory. */
export const expertParameter = 'expert'
