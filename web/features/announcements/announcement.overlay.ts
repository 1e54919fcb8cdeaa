/** The number of an announcement that is open beside the list. */
export const announcementParameter = 'announcement'
