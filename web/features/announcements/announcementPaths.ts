/** Where the pages of announcements are. */
export const createPath = '/admin/announcements/create'
export const managePath = '/admin/announcements/manage'
