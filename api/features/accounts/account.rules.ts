/** What an input about accounts must hold; the texts are docs/spec/accounts.md#validation. */
import { boolean, object, string } from 'yup'
import { lines } from '#api/fieldRules.ts'
import { enumOf, httpsAddress, nodeId, nodeIds, tagList, text } from '#api/rules.ts'
import { isTimeZone, timeZone } from '#api/timeZone.rules.ts'
import { isOwnPicture } from './picture.rules.ts'

/** Registration offers these; the university's own accounts are made by administrators (docs/spec/accounts.md#roles-on-registration). */
const openRoles = ['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'EXPERT'] as const
export const allRoles = [...openRoles, 'INDUSTRY_PARTNER', 'COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'] as const

const optionalEmail = string()
  .trim()
  .lowercase()
  .max(254, 'Please enter a valid email address')
  .email('Please enter a valid email address')
  .meta({ label: 'Email' })
const email = optionalEmail.required('Please enter a valid email address')

/** At most 200 characters, so that hashing has a bound. */
const password = string()
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters')
  .required('Password must be at least 6 characters')
  .meta({ label: 'Password', description: 'The password, at least 6 characters.' })

const name = text(200)
  .min(2, 'Name must be at least 2 characters')
  .required('Name must be at least 2 characters')
  .meta({ label: 'Name' })

export const loginRules = object({
  email,
  password,
  remember: boolean().meta({
    label: 'Remember me',
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
  role: enumOf(openRoles, 'Role', 'Please select a valid role')
    .required('Please select a role')
    .meta({ label: 'Role', description: 'RESEARCHER, INDUSTRY, INVESTOR or EXPERT.' }),
  department: text(200).meta({ label: 'Department', description: 'The department, institution or company.' }),
  timeZone: detectedZone,
})

export const forgotPasswordRules = object({ email })

export const resetPasswordRules = object({
  resetToken: string()
    .trim()
    .required('This link is not valid any more. Please ask for a new one.')
    .meta({ description: 'The token of the mailed link.' }),
  password,
})

export const changePasswordRules = object({
  currentPassword: string()
    .required('Please enter your current password')
    .meta({ label: 'Current password', description: 'The password until now.' }),
  password: password.meta({ label: 'New password', description: 'The new password, at least 6 characters.' }),
})

export const updateProfileRules = object({
  name: text(200).min(2, 'Name must be at least 2 characters').meta({ label: 'Name' }),
  firstName: text(100).meta({ label: 'First name' }),
  lastName: text(100).meta({ label: 'Last name' }),
  department: text(200).meta({ label: 'Department', description: 'Department, institution or company.' }),
  position: text(200).meta({ label: 'Position' }),
  bio: text(5_000).meta({ label: 'Biography' }),
  expertise: tagList().meta({ label: 'Expertise' }),
  languages: tagList().meta({ label: 'Languages' }),
  links: lines(
    'Links',
    'Addresses of pages about the person, such as a profile or publications; one per line.',
    httpsAddress(500),
  ).max(10, 'At most 10'),
  openToIntroductions: boolean().meta({
    label: 'Companies may ask to be introduced to me',
    description: 'Whether companies find this expert in their directory and may wish to be introduced.',
  }),
  openToCollaborate: boolean().meta({
    label: 'I am open to collaborate',
    description: 'Whether this researcher looks for people to work with; the directory shows it.',
  }),
  collaborationNote: text(200).meta({
    label: 'What I look for',
    description: 'In a few words, for what; shown while the researcher is open to collaborate.',
  }),
  profileImage: string()
    .trim()
    // An address of ours that is sent back as it came changes nothing.
    .transform((value: unknown) => (value === '' ? null : isOwnPicture(value) ? undefined : value))
    .url('Must be a web address')
    .matches(/^https:/, { message: 'Must begin with https:', excludeEmptyString: true })
    .max(500)
    .nullable()
    .meta({
      label: 'Picture',
      description: 'The https address of a picture elsewhere, in the place of an uploaded one.',
    }),
  timeZone,
})

export const endSignInRules = object({ id: nodeId('SignIn') })

const ownPassword = object({
  password: string()
    .required('Please enter your password')
    .meta({ label: 'Password', description: 'The password, once more.' }),
})
export const deleteAccountRules = ownPassword
export const confirmPasswordRules = ownPassword

export const devLoginRules = object({
  role: enumOf(allRoles, 'Role', 'Please select a valid role'),
  email: string().trim().lowercase(),
})

export const verifyAccountsRules = object({
  ids: nodeIds('User'),
  approved: boolean().required('Please verify or refuse').meta({ description: 'Verify (true) or refuse (false).' }),
  reason: text(1_000)
    .when('approved', ([approved], schema) => (approved === false ? schema.required('Please say why') : schema))
    .meta({ label: 'Reason', description: 'Why; required when refusing, and mailed to the person.' }),
})

export const setAccountStatusRules = object({
  ids: nodeIds('User'),
  status: enumOf(['ACTIVE', 'SUSPENDED'], 'AccountStatus', 'Please choose active or suspended')
    .required('Please choose active or suspended')
    .meta({ description: 'ACTIVE or SUSPENDED.' }),
  reason: text(1_000).meta({ label: 'Reason', description: 'Why; kept in the record of changes.' }),
})

const anyRole = enumOf(allRoles, 'Role', 'Please select a valid role')

export const createUserRules = updateProfileRules.concat(
  object({
    name,
    email,
    role: anyRole.required('Please select a role').meta({ label: 'Role' }),
    password: string()
      .min(6, 'Password must be at least 6 characters')
      .max(200, 'Password must be at most 200 characters')
      .meta({ label: 'Password', description: 'A first password; without one the person is mailed a link.' }),
  }),
)

export const updateUserRules = updateProfileRules.concat(
  object({
    id: nodeId('User'),
    email: optionalEmail,
    role: anyRole.meta({ label: 'Role' }),
    status: enumOf(['ACTIVE', 'SUSPENDED', 'DEACTIVATED'], 'AccountStatus', 'Please choose a state').meta({
      label: 'State',
    }),
  }),
)

export const deleteUserRules = object({ id: nodeId('User') })
