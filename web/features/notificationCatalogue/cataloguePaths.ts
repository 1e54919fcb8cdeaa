/** Where the pages of the catalogue are. */
export const cataloguePath = '/admin/notifications'
export const logPath = `${cataloguePath}/log`
export const kindPath = (name: string) => `${cataloguePath}/kinds/${name}`
/** The mails of one kind. */
export const mailsOfKind = (name: string) => `${logPath}?kind=${name}`
