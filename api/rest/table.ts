/** All documented /api calls, by feature: shims, and the few whose body or answer are bytes. */
import { accountShims } from './accounts.rest.ts'
import type { ByteCall } from './byteCall.ts'
import { certificateCalls } from './certificate.rest.ts'
import { challengeShims } from './challenges.rest.ts'
import { exportCalls } from './exports.rest.ts'
import { calendarCalls } from './calendar.rest.ts'
import { availabilityShims } from './availability.rest.ts'
import { expertShims } from './experts.rest.ts'
import { fileCalls, fileShims } from './files.rest.ts'
import { ideaShims } from './ideas.rest.ts'
import { kuteamShims } from './kuteam.rest.ts'
import { meetingShims } from './meetings.rest.ts'
import { memberShims } from './members.rest.ts'
import { describingCalls } from './openapi.rest.ts'
import { notificationCalls, notificationShims } from './notifications.rest.ts'
import { pictureCalls, pictureShims } from './pictures.rest.ts'
import { platformShims } from './platform.rest.ts'
import { projectShims } from './projects.rest.ts'
import { proposalShims } from './proposals.rest.ts'
import { importCalls } from './imports.rest.ts'
import type { Shim } from './shim.ts'
import { teamShims } from './teams.rest.ts'
import { userShims } from './users.rest.ts'
import { validationShims } from './validations.rest.ts'

export const shims: readonly Shim[] = [
  ...accountShims,
  ...userShims,
  ...pictureShims,
  ...projectShims,
  ...memberShims,
  ...teamShims,
  ...kuteamShims,
  ...ideaShims,
  ...challengeShims,
  ...proposalShims,
  ...fileShims,
  ...notificationShims,
  ...platformShims,
  ...meetingShims,
  ...expertShims,
  ...availabilityShims,
  ...validationShims,
]

export const byteCalls: readonly ByteCall[] = [
  ...fileCalls,
  ...pictureCalls,
  ...notificationCalls,
  ...calendarCalls,
  ...certificateCalls,
  ...importCalls,
  ...exportCalls,
  ...describingCalls(() => [...shims, ...byteCalls]),
]
