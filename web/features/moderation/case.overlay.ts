/** The number of a case of moderation that is open beside the queue. */
export const caseParameter = 'case'
