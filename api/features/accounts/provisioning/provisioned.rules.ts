/** What a connection says of people and groups, once SCIM’s form is read (api/scim). What it does not say stays as it is. */
import { array, boolean, number, object, string } from 'yup'
import { text } from '#api/rules.ts'
import * as texts from '#texts/provisioning/rules.js'

const known = string()
  .trim()
  .max(300)
  .transform((value: string | null) => value || null)
  .nullable()
const id = number().integer().positive().required()

const person = {
  userName: text(300).min(1, texts.giveUserName),
  externalId: known,
  email: string().trim().lowercase().max(200, texts.addressWrong).email(texts.addressWrong),
  displayName: text(200),
  givenName: text(100),
  familyName: text(100),
  department: text(200),
  title: text(200),
  active: boolean(),
}

export const createProvisionedUserRules = object({
  ...person,
  userName: person.userName.required(texts.giveUserName),
  email: person.email.required(texts.giveAddress),
})

export const updateProvisionedUserRules = object({ id, ...person })

export const provisionedRules = object({ id })

/** The most members of one request, whose body is at most a megabyte. */
const members = array(id).max(20_000)

export const createProvisionedGroupRules = object({
  displayName: text(300).required(texts.giveGroup),
  externalId: known,
  members,
})

export const updateProvisionedGroupRules = object({
  id,
  displayName: text(300).min(1, texts.giveGroup),
  externalId: known,
  /** Everybody in the group from now on, before the two others. */
  members,
  add: members,
  remove: members,
})
