import { homeOf } from '../homes.ts'

/** The part of an address that begins the tour. */
export const tourParameter = 'tour'

/** Where the tour of a role begins. */
export const tourPath = (viewer: Parameters<typeof homeOf>[0]): string => `${homeOf(viewer)}?${tourParameter}=1`
