/** Whether a project as a whole is kept from others: it is confidential, or under embargo. */
import type { Project } from '../../__generated__/prisma/client.ts'

export const isSecret = ({ confidential, embargoUntil }: Pick<Project, 'confidential' | 'embargoUntil'>): boolean =>
  confidential || (embargoUntil !== null && embargoUntil > new Date())
