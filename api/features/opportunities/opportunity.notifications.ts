/** The notifications about opportunities: changes in saved ones, and the weekly digest of those recommended. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { given, type Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/opportunities/notifications.js'

type OpportunityKind = Extract<NotificationKind, `OPPORTUNITY_${string}`>

const kind = (one: Pick<Kind, 'type' | 'title' | 'message' | 'why'> & Partial<Kind>): Kind => ({
  category: 'investments',
  mail: 'INSTANT',
  needs: 'OPPORTUNITY_BROWSE',
  ...one,
})

/** Between the parts of a digest; none of them has an empty line. */
export const betweenParts = '\n\n'

export const opportunityKinds: Record<OpportunityKind, Kind> = {
  OPPORTUNITY_TRL_RAISED: kind({
    type: 'info',
    title: texts.trlRaised,
    message: given('before', texts.trlRaisedMessage, texts.trlValidatedMessage),
    why: 'SAVED',
  }),
  OPPORTUNITY_PATENT_GRANTED: kind({
    type: 'success',
    title: texts.patentGranted,
    message: texts.patentGrantedMessage,
    why: 'SAVED',
  }),
  OPPORTUNITY_ASK_CHANGED: kind({
    type: 'info',
    title: texts.askChanged,
    message: texts.askChangedMessage,
    why: 'SAVED',
  }),
  OPPORTUNITY_DIGEST: kind({
    type: 'info',
    title: texts.digest,
    message: texts.digestMessage,
    derived: ({ fresh, changed }) => ({ fresh: Number(fresh), changed: Number(changed) }),
    mailed: (data, message) => [message, ...String(data['parts']).split(betweenParts)],
    link: () => '/opportunities/recommended',
    why: 'AUDIENCE',
  }),
}
