/** The two sides of a collaboration. */
import type { Role } from '../../__generated__/prisma/enums.ts'

export type Side = 'COMPANY' | 'UNIVERSITY'

/** For whom a person of this role stands. */
export const sideOf = (role: Role): Side =>
  role === 'INDUSTRY' || role === 'INDUSTRY_PARTNER' ? 'COMPANY' : 'UNIVERSITY'

/** Whose people somebody brings and takes: one’s own side's; the university's team those of both. */
export const mayChoose = (role: Role, side: Side): boolean =>
  role === 'RESEARCHER' || sideOf(role) === 'COMPANY' ? sideOf(role) === side : true
