/** Asks a service whether it takes what administrators have entered, by doing what the platform will do. */
import { randomUUID } from 'node:crypto'
import * as texts from '#texts/integrations/tests.js'
import type { Integration } from '../../__generated__/prisma/client.ts'
import { dayLength } from '../../days.ts'
import type { SignInKind } from '../../integrations/kinds.rules.ts'
import { linksBy } from '../../integrations/meetingLinks.ts'
import { testApp } from '../../integrations/oauthApps.ts'
import { asRefusal } from '../../integrations/refusal.ts'
import { appOf, isWhole } from '../../integrations/setUp.ts'

export interface Tested {
  worked: boolean
  answer: string
}

/** Video meetings: one is made and removed. Calendars: the client is shown to the service. */
export async function testOf(setUp: Integration): Promise<Tested> {
  if (!isWhole(setUp)) return { worked: false, answer: texts.notWhole() }
  try {
    return { worked: true, answer: await answerOf(setUp) }
  } catch (error) {
    return { worked: false, answer: asRefusal(texts.theService(), error).message }
  }
}

async function answerOf(setUp: Integration): Promise<string> {
  if (setUp.kind === 'CALDAV') return texts.nothingToTest()
  const app = appOf(setUp)
  if (app) {
    await testApp(setUp.kind as SignInKind, app)
    return texts.clientAccepted()
  }
  const links = linksBy(setUp.kind)
  const startsAt = new Date(Date.now() + dayLength)
  const meeting = {
    uid: randomUUID(),
    title: texts.testMeeting(),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 900_000),
  }
  const { externalId, url } = await links.create(setUp, meeting, false)
  await links.cancel(setUp, externalId)
  return texts.madeAndRemoved({ host: new URL(url).host })
}
