/** Where the pages of technology summaries are. */
export const summariesPath = '/technology-summaries'
export const technologiesPath = '/technologies'
