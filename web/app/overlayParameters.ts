/** The part of an address that opens something over a page, which itself stays as it is. */

/** The number of an announcement that is open beside the list. */
export const announcementParameter = 'announcement'

/** A help article's slug, or nothing for the list of all articles. */
export const articleParameter = 'article'

/** The number of a booking that is open beside the list. */
export const bookingParameter = 'booking'

/** The number of a case of moderation that is open beside the queue. */
export const caseParameter = 'case'

/** The number of a challenge that is open beside the list. */
export const challengeParameter = 'challenge'

/** The number of a claim for a readiness level that is open beside the queue. */
export const claimParameter = 'claim'

/** The number of a company that is open beside the list. */
export const companyParameter = 'company'

/** The number of a project that is open beside a list, to change it. */
export const editedProjectParameter = 'edited'

/** The number of an enquiry that is open beside the list. */
export const enquiryParameter = 'enquiry'

/** The number of an expert who is open beside the directory. */
export const expertParameter = 'expert'

/** The number of an idea that is open beside the list. */
export const ideaParameter = 'idea'

/** The number of a proposal that is open beside the list. */
export const proposalParameter = 'proposal'

/** The number of a publication that is open beside the list. */
export const publicationParameter = 'publication'

/** The number of a researcher who is open beside the directory. */
export const researcherParameter = 'researcher'

/** The beginning of a free slot of a facility that is being booked. */
export const slotParameter = 'slot'

/** The number of a team that is open beside the list. */
export const teamParameter = 'team'

/** The number of a project that is open beside a list, to read it. */
export const viewedProjectParameter = 'viewed'

export const overlayParameters = [
  announcementParameter,
  articleParameter,
  bookingParameter,
  caseParameter,
  challengeParameter,
  claimParameter,
  companyParameter,
  editedProjectParameter,
  enquiryParameter,
  expertParameter,
  ideaParameter,
  proposalParameter,
  publicationParameter,
  researcherParameter,
  slotParameter,
  teamParameter,
  viewedProjectParameter,
] as const

export type OverlayParameter = (typeof overlayParameters)[number]
