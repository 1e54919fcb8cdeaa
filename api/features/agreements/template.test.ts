/** Templates of agreements: who may write them, what they must name, and that drafts are made from what is published. */
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeSupportCategory } from '../../../prisma/seed/factories/support.ts'
import { inLanguage } from '../../language.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { read } from '../files/storage.ts'
import { agreementKinds, type AgreementKind } from './agreement.rules.ts'
import { problemIn } from './checkTemplate.ts'
import { productTemplate } from './productTemplates.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN', { name: 'Ann Admin' })
const second = await person(db, 'ADMIN', { name: 'Bea Admin' })
const ada = await person(db, 'RESEARCHER', { name: 'Ada Noor' })
const category = await makeSupportCategory(db)

beforeEach(async () => {
  await db.supportRequest.deleteMany({})
  await db.agreementVersion.deleteMany({})
})

const enumOf = (name: string) => name as never
const place = { kind: enumOf('NDA'), language: enumOf('ENGLISH') }
const product = productTemplate('NDA', 'ENGLISH')
const ours = product.replace('## Confidentiality', '## Secrets of ours')
const save = (more: object = {}, as: Viewer | null = admin) =>
  perform(db, 'saveAgreementVersion', { ...place, revision: 0, text: ours, ...more }, { as, give: 'version { id }' })
const publish = (id: number, revision: number, as: Viewer | null = admin) =>
  perform(db, 'publishAgreementVersion', { id: idOf('AgreementVersion', id), revision }, { as, give: 'version { id }' })
const discard = (id: number, as: Viewer | null = admin) =>
  perform(db, 'deleteAgreementVersion', { id: idOf('AgreementVersion', id) }, { as, give: 'deletedId' })
const reset = (more: object = {}, as: Viewer | null = admin) =>
  perform(db, 'resetAgreementTemplate', { ...place, ...more }, { as, give: 'version { id }' })
const draft = () => db.agreementVersion.findFirstOrThrow({ where: { publishedAt: null } })
async function published(more: object = {}) {
  expect((await save(more)).codes).toEqual([])
  const { id, revision } = await draft()
  expect((await publish(id, revision)).codes).toEqual([])
  return id
}
const problemOf = (text: string, kind: AgreementKind = 'NDA') => problemIn(kind, text)

const asked = {
  kind: enumOf('NDA'),
  categoryId: idOf('SupportCategory', category.id),
  title: 'Tests of our membrane',
  counterparty: 'Gulf Water Works',
  purpose: 'Both sides want to compare {their} measurements.',
  subject: 'Designs.',
  contact: 'Ada Noor',
}

/** Makes a draft and says what it was made from, and what its DOCX says. */
async function requested(as: Viewer = ada, language: 'en' | 'ar' = 'en') {
  const give = 'supportRequest { number agreementDraft { language text versionNumber } }'
  const { data, codes } = await inLanguage(language, () => perform(db, 'requestAgreement', asked, { as, give }))
  expect(codes).toEqual([])
  const { supportRequest } = data!['requestAgreement'] as unknown as {
    supportRequest: { number: number; agreementDraft: object }
  }
  const file = await db.file.findFirstOrThrow({
    where: { supportRequestId: supportRequest.number, name: { endsWith: '.docx' } },
  })
  const words = strFromU8(unzipSync(await buffer(await read(file.key)))['word/document.xml']!)
  return { ...supportRequest, words: words.replaceAll(/<[^>]+>/g, ' ') }
}

test('administrators alone read, write, publish and discard templates', async () => {
  const id = await published()
  expect((await save({ text: product })).codes).toEqual([])
  const next = await draft()
  const reads = [
    '{ agreementTemplates { kind } }',
    '{ agreementTemplate(kind: NDA) { kind } }',
    '{ agreementPreview(kind: NDA, language: ENGLISH, text: "x") { title } }',
  ]
  for (const role of [null, ...ROLES.filter((one) => one !== 'ADMIN')]) {
    const as = role && (await person(db, role))
    const refused = as ? ['FORBIDDEN'] : ['UNAUTHENTICATED']
    for (const what of [save({}, as), publish(next.id, 1, as), discard(next.id, as), reset({}, as)])
      expect((await what).codes).toEqual(refused)
    for (const what of reads) expect((await run(db, what, { as })).codes, what).toEqual(refused)
    const node = `{ node(id: "${idOf('AgreementVersion', id)}") { id } }`
    if (as) expect((await run(db, node, { as })).data).toEqual({ node: null })
  }
  expect(await db.agreementVersion.count()).toBe(2)
})

test('a draft is made from what is published in the language of the researcher, and keeps it', async () => {
  expect(await requested()).toMatchObject({
    agreementDraft: { language: 'ENGLISH', text: product, versionNumber: null },
  })
  await save()
  expect((await requested()).words).not.toContain('Secrets of ours')
  const { id, revision } = await draft()
  await publish(id, revision)
  const made = await requested()
  expect(made).toMatchObject({ agreementDraft: { text: ours, versionNumber: id } })
  expect(made.words).toContain('Secrets of ours')
  expect(made.words).toContain('Both sides want to compare {their} measurements.')
  const arabic = await requested(ada, 'ar')
  expect(arabic).toMatchObject({ agreementDraft: { language: 'ARABIC', versionNumber: null } })
  expect(arabic.words).toContain('السرية')
  await published({ text: product.replace('## Confidentiality', '## Others') })
  expect((await reset()).codes).toEqual([])
  expect((await requested()).words).not.toMatch(/Secrets of ours|Others/)
  const kept = await run(db, `{ supportRequest(number: ${made.number}) { agreementDraft { text versionNumber } } }`, {
    as: ada,
  })
  expect(kept.data).toEqual({ supportRequest: { agreementDraft: { text: ours, versionNumber: id } } })
})

test('what was published never changes', async () => {
  const id = await published()
  await expect(db.agreementVersion.update({ where: { id }, data: { text: 'Other' } })).rejects.toThrow()
  await expect(db.agreementVersion.update({ where: { id }, data: { current: false } })).resolves.toBeTruthy()
})

test('earlier versions stay, with who and when, and each language goes back to the product’s own', async () => {
  const first = await published()
  expect((await save({ text: product }, second)).codes).toEqual([])
  const { id, revision } = await draft()
  expect((await publish(id, revision, second)).codes).toEqual([])
  const { data } = await run(
    db,
    '{ agreementTemplate(kind: NDA) { title own { language } versions { number current productChanged publishedBy { name } } } }',
    { as: admin },
  )
  expect(data!['agreementTemplate']).toEqual({
    title: 'Non-disclosure agreement',
    own: [{ language: 'ENGLISH' }, { language: 'ARABIC' }],
    versions: [
      { number: id, current: true, productChanged: false, publishedBy: { name: 'Bea Admin' } },
      { number: first, current: false, productChanged: false, publishedBy: { name: 'Ann Admin' } },
    ],
  })
  const audit = await db.auditEntry.findFirstOrThrow({ where: { entity: 'AgreementVersion' }, orderBy: { id: 'desc' } })
  expect(audit).toMatchObject({ action: 'publishAgreementVersion', actorId: second.id })
  expect((await reset({ language: enumOf('ARABIC') })).codes).toEqual(['CONFLICT'])
  expect((await reset()).codes).toEqual([])
  expect((await reset()).codes).toEqual(['CONFLICT'])
  expect(await db.agreementVersion.count()).toBe(2)
})

test('saving or publishing over the change of somebody else is refused', async () => {
  expect((await save()).codes).toEqual([])
  expect((await save({}, second)).codes).toEqual(['CONFLICT'])
  expect((await save({ revision: 1 }, second)).codes).toEqual([])
  expect((await save({ revision: 1 })).codes).toEqual(['CONFLICT'])
  const { id } = await draft()
  expect((await publish(id, 1)).codes).toEqual(['CONFLICT'])
  expect((await publish(id, 2)).codes).toEqual([])
  expect((await publish(id, 2)).codes).toEqual(['CONFLICT'])
  expect((await discard(id)).codes).toEqual(['CONFLICT'])
  expect((await discard(id + 1)).codes).toEqual(['NOT_FOUND'])
})

describe('a template', () => {
  test.each(agreementKinds)('of the product passes its own check: %s', (kind) => {
    for (const language of ['ENGLISH', 'ARABIC'] as const)
      expect(problemOf(productTemplate(kind, language), kind), language).toBeNull()
  })

  test.each([
    ['an unknown placeholder', product.replace('{counterparty}', '{company}'), /do not exist: \{company\}/],
    ['none that is required', product.replace('{purpose}', 'Secret'), /must include \{purpose\}/],
    ['no direction', product.replace(/\{direction[^\n]+/, 'All.'), /must include \{direction\}/],
    [
      'a required one in a paragraph that may be left out',
      product.replace('{counterparty}.', '{counterparty}, by {counterpartyContact}.'),
      /must include \{counterparty\}/,
    ],
    ['open braces', product.replace('{purpose}', '{purpose'), /cannot be read.+“\{purpose”/],
    ['no heading', product.slice('## Parties'.length), /Start with a heading/],
    ['an empty section', `${product}\n\n## Nothing`, /under the heading “Nothing”/],
    [
      'a case that there is not',
      product.replace('RECEIVE {', 'TAKE {'),
      /\{direction\} does not have these cases: TAKE/,
    ],
    ['no other case', product.replace(/\{direction.+/, '{direction, select, GIVE {a}}'), /named other/],
    ['a choice that is shown', `${product}\n\n{direction}`, /\{direction\} can only be used to choose/],
    ['words that are counted', `${product}\n\n{title, number}`, /\{title\} is not a number/],
    ['a number that is no case', `${product}\n\n{months, select, none {a} other {b}}`, /\{months\} is a number/],
  ])('with %s is refused', async (_, text, message) => {
    expect(problemOf(text)).toMatch(message)
    const { errors } = await save({ text })
    expect(errors[0]!.extensions).toMatchObject({
      code: 'INVALID',
      fieldErrors: { text: expect.stringMatching(message) },
    })
  })

  test('of data alone names personal data', () => {
    const text = productTemplate('DATA_USE', 'ENGLISH')
    expect(problemOf(text.replace(/\{personalData[^\n]+/, 'None.'), 'DATA_USE')).toMatch(
      /must include \{personalData\}/,
    )
    expect(problemOf(`${product}\n\n{personalData, select, YES {a} other {b}}`)).toMatch(
      /do not exist: \{personalData\}/,
    )
  })

  test('without a text or a kind is refused', async () => {
    expect((await save({ text: ' ' })).errors[0]!.extensions).toMatchObject({ fieldErrors: { text: 'Enter the text' } })
  })
})

describe('a preview', () => {
  const preview = async (text: string, more = '', language = 'ENGLISH', as: Viewer = admin) =>
    run(
      db,
      `query ($text: String!) { agreementPreview(kind: NDA, language: ${language}, text: $text${more}) { problem title sections { heading paragraphs } parties } }`,
      { as, variables: { text } },
    )

  test('has sample answers in the language of the template', async () => {
    const { data } = await preview(ours)
    expect(data!['agreementPreview']).toMatchObject({
      problem: null,
      title: 'Non-disclosure agreement - Tests of a membrane',
      parties: ['The university', 'Gulf Water Works'],
    })
    const arabic = await preview(productTemplate('NDA', 'ARABIC'), '', 'ARABIC')
    expect(JSON.stringify(arabic.data)).toContain('شركة الخليج للمياه')
  })

  test('has the answers of a request, whose empty ones leave paragraphs out', async () => {
    const { number } = await requested()
    const { data } = await preview(ours, `, request: ${number}`)
    const { sections } = data!['agreementPreview'] as unknown as {
      sections: { heading: string; paragraphs: string[] }[]
    }
    expect(sections[0]).toEqual({
      heading: 'Parties',
      paragraphs: ['This agreement is between the university and Gulf Water Works.'],
    })
    expect(sections.find(({ heading }) => heading === 'Term and law')!.paragraphs).toEqual([
      'The agreement begins on the day of the last signature.',
      'Term: to be agreed.',
      'Governing law: to be agreed.',
    ])
    const { data: offered } = await run(db, '{ agreementTemplate(kind: NDA) { requests { number } } }', { as: admin })
    expect(offered).toEqual({ agreementTemplate: { requests: [{ number }] } })
  })

  test('says what is wrong, and finds no request of another kind, none that is a draft, and none that there is not', async () => {
    expect((await preview('## A\n\n{b}')).data!['agreementPreview']).toMatchObject({
      problem: expect.stringContaining('{b}') as string,
      sections: [],
    })
    const { number } = await requested()
    expect((await preview(ours, `, request: ${number + 1}`)).codes).toEqual(['NOT_FOUND'])
    await db.supportRequest.update({ where: { id: number }, data: { agreementKind: 'MTA' } })
    expect((await preview(ours, `, request: ${number}`)).codes).toEqual(['NOT_FOUND'])
    const hidden = { agreementKind: 'NDA', status: 'DRAFT', submittedAt: null, answerBy: null } as const
    await db.supportRequest.update({ where: { id: number }, data: hidden })
    expect((await preview(ours, `, request: ${number}`)).codes).toEqual(['NOT_FOUND'])
  })
})
