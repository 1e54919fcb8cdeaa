/** What inputs about enquiries must hold (docs/spec/projects.md#enquiries). */
import { array, boolean, number, object } from 'yup'
import { field } from '#api/fieldRules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/enquiries/rules.js'

export const enquiryStatuses = ['OPEN', 'ANSWERED', 'CLOSED'] as const

/** The months after which an enquiry that ended is deleted. */
export const keptMonths = 12

/** What a visitor writes to the university about a published technology. */
export const askAboutTechnologyRules = object({
  number: number()
    .integer()
    .required(texts.technologyNotFound)
    .meta({ description: 'Which of the published ones it is about.' }),
  name: text(200).required(texts.giveName).meta({ label: texts.name() }),
  email: text(254).email(texts.giveEmail).required(texts.giveEmail).meta({ label: texts.email() }),
  organization: field(texts.organization(), 200),
  message: text(3_000).required(texts.giveMessage).meta({ label: texts.message() }),
})

const id = nodeId('TechnologyEnquiry', texts.enquiryNotFound)

export const answerEnquiryRules = object({
  id,
  answer: text(5_000)
    .required(texts.giveAnswer)
    .meta({ label: texts.answer(), description: 'It is mailed to the visitor.' }),
})

export const closeEnquiryRules = object({
  id,
  reason: text(1_000)
    .required(texts.giveReason)
    .meta({ label: texts.reason(), description: 'Why there is no answer; the visitor does not read it.' }),
})

export const deleteEnquiryRules = object({ id })

export const enquiryFilterRules = object({
  search: text(200).meta({ description: 'Words of headline, name, organization or message; all must be found.' }),
  status: array(enumOf(enquiryStatuses, 'EnquiryStatus').defined())
    .nullable()
    .meta({ description: 'In one of these states.' }),
  mine: boolean().nullable().meta({ description: 'Only those that the viewer has taken.' }),
})
