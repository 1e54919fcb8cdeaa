/** What an input about accounts must hold; the texts are docs/spec/accounts.md#validation. */
import { boolean, object, string } from 'yup'
import { lines } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, httpsAddress, nodeId, nodeIds, tagList, text } from '#api/rules.ts'
import { isTimeZone } from '#api/isTimeZone.rules.ts'
import { languageChoices } from '#api/languages.rules.ts'
import { timeZone } from '#api/timeZone.rules.ts'
import { isOwnPicture } from './picture.rules.ts'
import * as texts from '#texts/accounts/rules.js'

/** Registration offers these; the university's own accounts are made by administrators (docs/spec/accounts.md#roles-on-registration). */
const openRoles = ['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'EXPERT'] as const
export const allRoles = [...openRoles, 'INDUSTRY_PARTNER', 'COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'] as const
export const accountStatuses = ['PENDING_VERIFICATION', 'ACTIVE', 'SUSPENDED', 'DEACTIVATED'] as const

const optionalEmail = string()
  .trim()
  .lowercase()
  .max(254, texts.enterValidEmailAddress)
  .email(texts.enterValidEmailAddress)
  .meta({ label: texts.email() })
const email = optionalEmail.required(texts.enterValidEmailAddress)

/** At most 200 characters, so that hashing has a bound. */
const password = string()
  .min(6, texts.passwordMustBeAtLeast6)
  .max(200, texts.passwordMustBeAtMost200)
  .required(texts.passwordMustBeAtLeast6)
  .meta({ label: texts.password(), description: 'The password, at least 6 characters.' })

const name = text(200).min(2, texts.nameMustBeAtLeast2).required(texts.nameMustBeAtLeast2).meta({ label: texts.name() })

export const loginRules = object({
  email,
  password,
  remember: boolean().meta({
    label: texts.rememberMe(),
    description:
      'Whether the session lasts 30 days without use instead of 12 hours; it does not for the university team.',
  }),
})

/** What a browser says of itself: a zone that this side does not know is as good as none. */
const detectedZone = string()
  .transform((name: unknown) => (typeof name === 'string' && isTimeZone(name.trim()) ? name.trim() : undefined))
  .max(64)
  .meta({ description: 'The IANA name of the zone of the device; unknown ones are ignored.' })

export const registerRules = object({
  name,
  email,
  password,
  role: enumOf(openRoles, 'Role', texts.selectValidRole)
    .required(texts.selectRole)
    .meta({ label: texts.role(), description: 'RESEARCHER, INDUSTRY, INVESTOR or EXPERT.' }),
  department: text(200).meta({ label: texts.department(), description: 'The department, institution or company.' }),
  timeZone: detectedZone,
})

export const requestEmailChangeRules = object({ email: email.meta({ label: texts.newEmail() }) })
export const confirmEmailChangeRules = object({ token: string().required() })

export const forgotPasswordRules = object({ email })

export const resetPasswordRules = object({
  resetToken: string()
    .trim()
    .required(texts.thisLinkIsNotValidAny)
    .meta({ description: 'The token of the mailed link.' }),
  password,
})

export const changePasswordRules = object({
  currentPassword: string()
    .required(texts.enterYourCurrentPassword)
    .meta({ label: texts.currentPassword(), description: 'The password until now.' }),
  password: password.meta({ label: texts.newPassword(), description: 'The new password, at least 6 characters.' }),
})

/** What people write of themselves, and administrators of them. */
const profile = object({
  name: text(200).min(2, texts.nameMustBeAtLeast2).meta({ label: texts.name() }),
  firstName: text(100).meta({ label: texts.firstName() }),
  lastName: text(100).meta({ label: texts.lastName() }),
  department: text(200).meta({ label: texts.department(), description: 'Department, institution or company.' }),
  position: text(200).meta({ label: texts.position() }),
  bio: text(5_000).meta({ label: texts.biography() }),
  expertise: tagList().meta({ label: texts.expertise() }),
  languages: tagList().meta({ label: texts.languages() }),
  links: lines(
    texts.links(),
    'Addresses of pages about the person, such as a profile or publications; one per line.',
    httpsAddress(500),
  ).max(10, texts.atMost10),
  openToIntroductions: boolean().meta({
    label: texts.companiesMayAskToBeIntroduced(),
    description: 'Whether companies find this expert in their directory and may wish to be introduced.',
  }),
  openToCollaborate: boolean().meta({
    label: texts.iAmOpenToCollaborate(),
    description: 'Whether this researcher looks for people to work with; the directory shows it.',
  }),
  collaborationNote: text(200).meta({
    label: texts.whatILookFor(),
    description: 'In a few words, for what; shown while the researcher is open to collaborate.',
  }),
  findableOutside: boolean().meta({
    label: texts.peopleOutsideFindMe(),
    description: 'Whether industry, investors and experts find the person in lists and in the search.',
  }),
  profileImage: string()
    .trim()
    // An address of ours that is sent back as it came changes nothing.
    .transform((value: unknown) => (value === '' ? null : isOwnPicture(value) ? undefined : value))
    .url(texts.mustBeWebAddress)
    .matches(/^https:/, { message: texts.mustBeginWithHttps, excludeEmptyString: true })
    .max(500)
    .nullable()
    .meta({
      label: texts.picture(),
      description: 'The https address of a picture elsewhere, in the place of an uploaded one.',
    }),
  timeZone,
  language: enumOf(languageChoices, 'Language').meta({
    label: texts.language(),
    description: 'The language of the app, and of mails to the person.',
  }),
})

export const updateProfileRules = editRules(object({}), profile)

export const endSignInRules = object({ id: nodeId('SignIn') })

const ownPassword = object({
  password: string()
    .required(texts.enterYourPassword)
    .meta({ label: texts.password(), description: 'The password, once more.' }),
})
export const deleteAccountRules = ownPassword
export const confirmPasswordRules = ownPassword

export const devLoginRules = object({
  role: enumOf(allRoles, 'Role', texts.selectValidRole),
  email: string().trim().lowercase(),
})

export const verifyAccountsRules = object({
  ids: nodeIds('User'),
  approved: boolean().required(texts.verifyOrRefuse).meta({ description: 'Verify (true) or decline (false).' }),
  reason: text(1_000)
    .when('approved', ([approved], schema) => (approved === false ? schema.required(texts.sayWhy) : schema))
    .meta({ label: texts.reason(), description: 'Why; required when declining, and mailed to the person.' }),
})

export const setAccountStatusRules = object({
  ids: nodeIds('User'),
  status: enumOf(['ACTIVE', 'SUSPENDED'], 'AccountStatus', texts.chooseActiveOrSuspended)
    .required(texts.chooseActiveOrSuspended)
    .meta({ description: 'ACTIVE or SUSPENDED.' }),
  reason: text(1_000).meta({ label: texts.reason(), description: 'Why; kept in the record of changes.' }),
})

const anyRole = enumOf(allRoles, 'Role', texts.selectValidRole)

export const createUserRules = profile.concat(
  object({
    name,
    email,
    role: anyRole.required(texts.selectRole).meta({ label: texts.role() }),
    password: string()
      .min(6, texts.passwordMustBeAtLeast6)
      .max(200, texts.passwordMustBeAtMost200)
      .meta({ label: texts.password(), description: 'A first password; without one the person is mailed a link.' }),
    message: text(2_000).meta({
      label: texts.inviteMessage(),
      description: 'What the mail with the link says to the person.',
    }),
  }),
)

export const updateUserRules = editRules(
  object({
    id: nodeId('User'),
    reason: text(1_000).meta({
      label: texts.reason(),
      description:
        'Why the role or the state changes; kept in the record of changes and, for a role, mailed to the person.',
    }),
  }),
  profile.shape({
    email: optionalEmail,
    role: anyRole.meta({ label: texts.role() }),
    status: enumOf(['ACTIVE', 'SUSPENDED', 'DEACTIVATED'], 'AccountStatus', texts.chooseState).meta({
      label: texts.state(),
    }),
  }),
)

/** What administrators say when they give somebody another role; updateUser takes it. */
export const changeRoleRules = object({
  role: anyRole.required(texts.selectRole).meta({ label: texts.role() }),
  reason: text(1_000).required(texts.sayWhy).meta({ label: texts.reason() }),
})

/** The same for several accounts at once. */
export const setAccountRoleRules = changeRoleRules.concat(object({ ids: nodeIds('User') }))

export const inviteAgainRules = object({ id: nodeId('User') })

export const deleteUserRules = object({ id: nodeId('User') })
