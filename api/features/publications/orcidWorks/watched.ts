/** Whose ORCID records are read by schedule: those of researchers in office who did not switch it off. */
import type { Prisma } from '../../../__generated__/prisma/client.ts'

/** Without a choice, a record is read if the person proved that it is theirs. */
export const watched: Prisma.OrcidWatchWhereInput = {
  user: { role: 'RESEARCHER', status: 'ACTIVE' },
  OR: [{ enabled: true }, { enabled: null, user: { orcidProvenAt: { not: null } } }],
}
