/** Names of changes: every one that the code keeps has words in both languages, and those of rules are what the form calls a field. */
import { expect, test } from 'vitest'
import { actionRules } from '../action.ts'
import { changeAbout, checkedBy } from '../changeNames.rules.ts'
import { inLanguage } from '../language.ts'
import '../schema.ts'
import { keptNames } from '../testing/keptNames.ts'
import { fieldInWords, knownField } from './fieldNames.ts'

/** Acronyms are the same in both languages. */
const arabic = /\p{Script=Arabic}|^(?:[A-Z]{3,}|\W)+$/u

const kept = keptNames()
const fields = [...new Set(kept.map(({ field }) => field))].sort()

test('the names are found', () => {
  expect(fields).toEqual(
    expect.arrayContaining(['previousSecretUntil', 'blocker', 'Matched', 'authorship', 'expiresOn']),
  )
})

test.each(fields)('%s', (field) => {
  for (const { file, entity, actions } of kept.filter((one) => one.field === field)) {
    const said = (language: 'en' | 'ar') =>
      inLanguage(language, () => [...actions, ''].map((action) => knownField({ action, entity }, field)).find(Boolean))
    expect(said('en'), file).toBeDefined()
    expect(said('ar'), file).toMatch(arabic)
  }
})

test('every label of an action is said in Arabic', () => {
  const left = [...actionRules].flatMap(([action, rules]) =>
    Object.keys(rules.fields)
      .map((field) => [action, field, inLanguage('ar', () => knownField({ action, entity: '' }, field))])
      .filter(([, , said]) => said !== undefined && !arabic.test(said)),
  )
  expect(left).toEqual([])
})

const deed = { action: 'updateResearchGrant', entity: 'ResearchGrant' }
test.each([
  [deed, 'funder', 'Funder', 'الجهة الممولة'],
  [{ action: 'removeSomething', entity: 'ResearchGrant' }, 'funder', 'Funder', 'الجهة الممولة'],
  [{ action: 'rotateWebhookSecret', entity: 'Webhook' }, 'previousSecretUntil', 'Previous secret valid until', /السر/],
  [{ action: 'updateTranslation', entity: 'Project' }, 'titleTranslation', 'Title (translation)', /الترجمة/],
  [{ action: 'assignChallengeChecker', entity: 'Challenge' }, checkedBy, 'Who checks it', /./],
  [{ action: 'setProjectMember', entity: 'Project' }, 'Sara Noor', 'Sara Noor', 'Sara Noor'],
  [{ action: 'updateEarlier', entity: 'Project' }, 'nowGone', 'nowGone', 'nowGone'],
])('%o %s', (done, field, english, inArabic) => {
  expect(fieldInWords(done, field)).toBe(english)
  expect(inLanguage('ar', () => fieldInWords(done, field))).toMatch(inArabic)
})

test('a change that is about somebody is said in the language of the reader', () => {
  const said = inLanguage('ar', () =>
    fieldInWords({ action: 'inviteToTeam', entity: 'Team' }, changeAbout('request', 'Sara')),
  )
  expect(said).toMatch(/\p{Script=Arabic}.*Sara/u)
})
