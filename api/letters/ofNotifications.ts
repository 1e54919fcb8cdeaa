/** The kind of letter whose words are those of kinds of notifications: one for all of them. */
export const ofNotifications = 'NOTIFICATION'
