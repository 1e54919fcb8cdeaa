/** All documented /api calls, by feature: shims, and the few whose body or answer are bytes. */
import { accountShims } from './accounts.rest.ts'
import { analyticsCalls, analyticsShims } from './analytics.rest.ts'
import type { ByteCall } from './byteCall.ts'
import { brandingCalls } from './branding.rest.ts'
import { certificateCalls } from './certificate.rest.ts'
import { challengeShims } from './challenges.rest.ts'
import { exportCalls } from './exports.rest.ts'
import { calendarCalls } from './calendar.rest.ts'
import { availabilityShims } from './availability.rest.ts'
import { disclosureCalls } from './disclosures.rest.ts'
import { expertShims } from './experts.rest.ts'
import { dataRoomCalls } from './dataRooms.rest.ts'
import { fileCalls, fileShims } from './files.rest.ts'
import { ideaShims } from './ideas.rest.ts'
import { kuteamShims } from './kuteam.rest.ts'
import { meetingShims } from './meetings.rest.ts'
import { memberShims } from './members.rest.ts'
import { meetingTaskShims } from './meetingTasks.rest.ts'
import { describingCalls } from './openapi.rest.ts'
import { notificationCalls, notificationShims } from './notifications.rest.ts'
import { pictureCalls, pictureShims } from './pictures.rest.ts'
import { platformShims } from './platform.rest.ts'
import { opportunityShims } from './opportunities.rest.ts'
import { projectShims } from './projects.rest.ts'
import { portfolioShims } from './portfolios.rest.ts'
import { proposalShims } from './proposals.rest.ts'
import { importCalls } from './imports.rest.ts'
import type { CallsByFeature } from './openapi/document.ts'
import { signInCalls } from './signIn.rest.ts'
import { readinessCalls, readinessShims } from './readiness.rest.ts'
import type { Shim } from './shim.ts'
import { interestShims } from './interests.rest.ts'
import { matchingShims } from './matching.rest.ts'
import { supportShims } from './support.rest.ts'
import { technologyCalls } from './technologies.rest.ts'
import { synergyCalls, synergyShims } from './synergy.rest.ts'
import { teamShims } from './teams.rest.ts'
import { userShims } from './users.rest.ts'
import { validationShims } from './validations.rest.ts'

/** The calls by the feature that they belong to, in the order in which the description shows them. */
export const callsByFeature = {
  Accounts: [...accountShims, ...signInCalls],
  People: [...userShims, ...pictureShims, ...pictureCalls],
  Projects: [...projectShims, ...memberShims],
  'University team': kuteamShims,
  Teams: teamShims,
  Ideas: ideaShims,
  Experts: [...expertShims, ...availabilityShims, ...validationShims],
  Challenges: challengeShims,
  Proposals: [...proposalShims, ...certificateCalls],
  'Adoption readiness': [...readinessShims, ...readinessCalls],
  Matching: matchingShims,
  Synergy: [...synergyShims, ...synergyCalls],
  'Innovation support': [...supportShims, ...disclosureCalls],
  'Investment opportunities': opportunityShims,
  'Investment interests': interestShims,
  Portfolio: portfolioShims,
  Meetings: [...meetingShims, ...meetingTaskShims, ...calendarCalls],
  Analytics: [...analyticsShims, ...analyticsCalls],
  Technologies: technologyCalls,
  Files: [...fileShims, ...fileCalls],
  'Data rooms': dataRoomCalls,
  Notifications: [...notificationShims, ...notificationCalls],
  'Imports and exports': [...importCalls, ...exportCalls],
  Platform: [...platformShims, ...brandingCalls, ...describingCalls(() => callsByFeature)],
} satisfies CallsByFeature as CallsByFeature

const calls: readonly (Shim | ByteCall)[] = Object.values(callsByFeature).flat()

export const shims = calls.filter((call): call is Shim => 'document' in call)
export const byteCalls = calls.filter((call): call is ByteCall => !('document' in call))
