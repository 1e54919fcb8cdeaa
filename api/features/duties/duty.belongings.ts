/** What a person of the team has taken of the queue goes back to all when the account is deleted. */
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Belonging } from '../../records/belonging.ts'

/** Not through Prisma's update: who has taken an answer is no change of the record. */
const givenBack = (model: Prisma.ModelName): Belonging => ({
  leave: ({ tx, viewer }) =>
    tx.$executeRaw`UPDATE ${Prisma.raw(`"${model}"`)} SET "handlerId" = NULL WHERE "handlerId" = ${viewer.id}`,
})

const days = { select: { from: true, until: true } }

export const dutyBelongings = {
  // Who verifies the account itself.
  handler: {},
  handledAccounts: givenBack('User'),
  handledIdeas: givenBack('Idea'),
  handledValidations: givenBack('ValidationRequest'),
  handledProjects: givenBack('Project'),
  handledArlAssessments: givenBack('ArlAssessment'),
  handledTrlClaims: givenBack('TrlClaim'),
  handledFacilityBookings: givenBack('FacilityBooking'),
  handledEnquiries: givenBack('TechnologyEnquiry'),
  absence: {
    take: ({ db }, userId) => db.absence.findMany({ where: { userId }, ...days }),
    leave: ({ tx, viewer }) => tx.absence.deleteMany({ where: { userId: viewer.id } }),
  },
  coveredAbsences: {
    take: ({ db }, coverId) => db.absence.findMany({ where: { coverId }, ...days }),
    leave: ({ tx, viewer }) => tx.absence.deleteMany({ where: { coverId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
