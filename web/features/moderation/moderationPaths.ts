/** Where the pages of moderation are. */
export const overviewPath = '/admin/content-moderation'
export const reportsPath = '/admin/content-moderation/reported-content'
export const queuePath = '/admin/content-moderation/moderation-queue'

/** Where people read what was decided about their content and their reports. */
export const ownModerationPath = '/moderation'
