/** Where the pages of accounts are. */
export const usersPath = '/admin/user-management/all-users'
export const addUserPath = '/admin/user-management/add-user'
export const userPath = (number: number): string => `/admin/user-management/edit-user/${number}`

/** The list of those in a role or a state. */
export const usersIn = (filter: Record<string, string>): string => `${usersPath}?${new URLSearchParams(filter)}`
