/** The number of a claim for a readiness level that is open beside the queue. */
export const claimParameter = 'claim'
