/** The number of a project that is open beside a list, to change it. */
export const editedProjectParameter = 'edited'

/** The number of a project that is open beside a list, to read it. */
export const viewedProjectParameter = 'viewed'
