/** The people to whom an announcement is made. */
import type { Prisma, Announcement } from '../../__generated__/prisma/client.ts'

/** Those in office, of its roles and departments; without any, of all. */
export const readersOf = ({
  roles,
  departments,
}: Pick<Announcement, 'roles' | 'departments'>): Prisma.UserWhereInput => ({
  status: 'ACTIVE',
  ...(roles.length ? { role: { in: roles } } : {}),
  ...(departments.length ? { department: { in: departments } } : {}),
})
