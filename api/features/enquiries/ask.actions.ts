/** What visitors write to the university about a published technology: it waits for an answer by a promised day. */
import { isoDay } from '../../days.ts'
import * as errors from '#texts/enquiries/errors.js'
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { forbidden, notFound } from '../../errors.ts'
import { featureIsOn } from '../../flags/featureIsOn.ts'
import { limit } from '../../limits.ts'
import { openToVisitors } from '../../relations.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { askAboutTechnologyRules } from './enquiry.rules.ts'

export const askAboutTechnology = action({
  name: 'askAboutTechnology',
  requires: 'public',
  rules: askAboutTechnologyRules,
  description: 'Writes to the university about a published technology. The answer comes by mail, by the promised day.',
  async prepare({ db, address }) {
    if (!(await featureIsOn(db, null, 'ENQUIRIES'))) throw forbidden(errors.closed())
    await limit('enquiryAddress', address)
  },
  async run(work, { number, name, email, organization = '', message }) {
    const { tx } = work
    const summary = await tx.technologySummary.findFirst({
      where: { AND: [{ id: number }, openToVisitors.TechnologySummary()] },
      select: { id: true, headline: true, contactId: true, project: { select: { title: true } } },
    })
    if (!summary) throw notFound(records.technologySummary())
    const { id: summaryId, headline, contactId, project } = summary
    const answerBy = await promisedDay(tx, 'ENQUIRY_ANSWER')
    const { id } = await tx.technologyEnquiry.create({
      data: { summaryId, headline, name, email, organization, message, answerBy, handlerId: contactId },
      select: { id: true },
    })
    await work.audit('TechnologyEnquiry', id, { status: [null, 'OPEN'] })
    // Who wrote stands in the enquiry alone, which is deleted in time; notifications and mails are not.
    const told = {
      kind: 'SUMMARY_ENQUIRY',
      subject: { entity: 'TechnologyEnquiry', id },
      data: { project: project.title, answerBy: isoDay(answerBy) },
    } as const
    await (contactId === null ? tellUniversity(work, told) : notify(work, { ...told, to: contactId }))
    return { done: true, answerBy }
  },
})
