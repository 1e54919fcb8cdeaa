/** The names of roles for people. */
import * as texts from '#texts/app/homes.js'
import { said } from '#api/said.rules.ts'
import type { Role } from '../../__generated__/prisma/enums.ts'

export const roleWords: Readonly<Record<Role, string>> = said({
  RESEARCHER: texts.researcher,
  INDUSTRY: texts.industryPartner,
  INDUSTRY_PARTNER: texts.industryPartner,
  INVESTOR: texts.investor,
  EXPERT: texts.expert,
  COMMERCIALIZATION_TEAM: texts.commercializationTeam,
  KU_TEAM: texts.universityTeam,
  ADMIN: texts.administrator,
})
