/** Requests for agreements: a support request with the draft that was made of what the form asked. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import * as texts from '#texts/agreements/draft.js'
import { action } from '../../action.ts'
import { universityDay } from '../../days.ts'
import { wantedName } from '../../languages.rules.ts'
import { hangFile } from '../files/file.actions.ts'
import { safeName } from '../files/fileName.ts'
import { keepMade } from '../files/keepMade.ts'
import { createRequest } from '../support/request.actions.ts'
import { requestAgreementRules } from './agreement.rules.ts'
import { draftOf, type Given } from './draft.ts'
import { draftDocx, draftPdf } from './draftFiles.ts'
import { templateInForce } from './templateInForce.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const pdf = 'application/pdf'

export const requestAgreement = action({
  name: 'requestAgreement',
  requires: 'SUPPORT_REQUEST',
  rules: requestAgreementRules,
  description:
    'Sends a support request for an agreement, with its draft as DOCX and PDF, or a question about a patent with a summary.',
  // Making files takes a while, and must not hold a connection.
  async prepare({ db, viewer }, input) {
    const now = new Date()
    const template = await templateInForce(db, input.kind, wantedName())
    const draft = draftOf(input, template, { researcher: viewer!.name, today: universityDay(now) })
    const name = (type: typeof docx | typeof pdf) => ({ name: safeName(draft.title, type), mediaType: type })
    const made = [{ ...name(pdf), bytes: await draftPdf(draft, now) }]
    // Nobody changes the summary of a question.
    if (draft.parties.length) made.unshift({ ...(name(docx) as (typeof made)[number]), bytes: await draftDocx(draft) })
    const kept = []
    for (const file of made) kept.push(await keepMade(db, file))
    return { template, files: kept }
  },
  async run(work, input, { template, files }) {
    const { kind, categoryId, title, projectId, neededBy } = input
    const { requestId } = await createRequest(
      work,
      { categoryId, title, projectId, neededBy, subtype: texts.kind({ kind }), description: describe(input) },
      { agreementKind: kind },
    )
    await work.tx.agreementDraft.create({
      data: { supportRequestId: requestId, ...template, answers: answersOf(input) },
    })
    for (const file of files) await hangFile(work, { entityType: 'supportRequest', entityId: requestId, ...file })
    return { requestId }
  },
})

/** What no draft says: where the request goes. */
const ofRequest: readonly string[] = ['categoryId', 'projectId', 'neededBy']

/** What a preview of another template needs of a request; days as JSON has them. */
const answersOf = (input: Given): Prisma.InputJsonObject =>
  JSON.parse(
    JSON.stringify(input, (name, value: unknown) => (ofRequest.includes(name) ? undefined : value)),
  ) as Prisma.InputJsonObject

/** What the team reads before it opens the draft, in Markdown. */
function describe({ counterparty = '', purpose, subject }: Given): string {
  const whom = counterparty ? [texts.withWhom({ counterparty })] : []
  return [...whom, purpose, subject].join('\n\n')
}
