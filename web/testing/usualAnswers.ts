/** What every page asks for, as a platform without settings of its own answers it. */
import { featureNames } from '#api/flags/features.rules.ts'
import type { Role } from '#api/__generated__/prisma/enums.ts'
import { permissions, rolesOf } from '#api/policy.ts'
import type { Answers } from './answers.ts'

let people = 0

/** A signed-in person of a role, with the role's permissions; another one each time, for the app keeps some things by person. */
const viewerOf = (role: Role) => ({
  id: `viewer ${++people}`,
  userId: 'user',
  number: 1,
  name: 'Test Person',
  email: 'test@ascent.test',
  role,
  status: 'ACTIVE',
  timeZone: 'Asia/Dubai',
  language: null,
  permissions: permissions.filter((permission) => rolesOf(permission).includes(role)),
})

export const usualAnswers = (as?: Role): Answers => ({
  viewer: as ? viewerOf(as) : null,
  whiteLabel: { platformName: 'Ascent', accentColor: '#0f5c6e' },
  currentAnnouncements: [],
  features: featureNames,
  platformSettings: {
    timeZone: 'Asia/Dubai',
    language: 'ENGLISH',
    shortDollars: false,
    firstWeekday: 1,
    workingWeekdays: [1, 2, 3, 4, 5],
    uploadMaxBytes: 1_048_576,
    maintenance: null,
  },
  signInWays: [],
  videoServices: [],
  takenTimes: [],
  helpWords: [],
})
