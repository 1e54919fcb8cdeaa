/** What an input about teams must hold. */
import { array, boolean, object, string } from 'yup'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, tagList, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/teams/rules.js'

const joinings = ['REQUEST', 'OPEN', 'INVITATION'] as const
const mostMembers = 10

const id = nodeId('Team', texts.teamNotFound)
const userId = nodeId('User', texts.choosePerson).meta({ label: texts.person() })
const words = (label: string, description: string) => text(2_000).meta({ label, description })

const fields = {
  name: text(120)
    .min(3, texts.teamNameMustBeAtLeast)
    .meta({ label: texts.teamName(), description: 'The name, at least 3 characters.' }),
  description: text(5_000).meta({
    label: texts.description(),
  }),
  department: text(200).meta({ label: texts.department() }),
  type: text(60).meta({ label: texts.teamType() }),
  tags: tagList().meta({ label: texts.skills() }),
  joining: enumOf(joinings, 'TeamJoining', texts.chooseHowPeopleJoin).meta({
    label: texts.howPeopleJoin(),
  }),
  maxMembers: wholeNumber().min(2, texts.mustBeBetween2And10).max(mostMembers, texts.mustBeBetween2And10).meta({
    label: texts.mostMembers(),
    description: 'How many members it may have, the owner included and observers not, at most 10.',
  }),
}

export const createTeamRules = object({ ...fields, name: fields.name.required(texts.nameTeam) })

export const updateTeamRules = editRules(object({ id }), object(fields))

export const archiveTeamRules = object({
  id,
  reason: words(texts.reason(), 'Why; the members read it.').required(texts.sayWhy),
})

export const teamIdRules = object({ id })

export const teamMemberRules = object({ id, userId })

/** The owner is made by handing over, not here. */
const role = enumOf(['EDITOR', 'MEMBER', 'OBSERVER'], 'TeamRole', texts.chooseTeamRole).meta({
  label: texts.role(),
  description: 'EDITOR, MEMBER or OBSERVER.',
})

export const setTeamRoleRules = object({ id, userId, role: role.required(texts.chooseTeamRole) })

export const removeTeamMemberRules = object({
  id,
  userId,
  message: words(texts.message(), 'Why; the person reads it.'),
})

export const requestToJoinTeamRules = object({
  id,
  opening: wholeNumber()
    .nullable()
    .meta({ label: texts.openPosition(), description: 'The number of the open position.' }),
  message: words(texts.message(), 'What the person would bring; the owner reads it.'),
})

export const requestTeamMembershipRules = object({
  id,
  message: words(texts.message(), 'What the person would bring; the owner reads it.'),
})

export const answerTeamJoinRequestRules = object({
  id,
  userId,
  accepted: boolean().required(texts.sayWhetherToAccept).meta({ description: 'Let in (true) or decline (false).' }),
  message: words(texts.message(), 'To the person; required when declining.').when('accepted', ([accepted], schema) =>
    accepted === false ? schema.required(texts.sayWhy) : schema,
  ),
})

const address = string()
  .trim()
  .lowercase()
  .max(254, texts.enterValidEmailAddress)
  .email(texts.enterValidEmailAddress)
  .required(texts.enterValidEmailAddress)

/** A list, or a text with commas or lines between the addresses. */
const addresses = () =>
  array(address)
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string'
        ? original
            .split(/[\s,;]+/)
            .map((part) => part.toLowerCase())
            .filter(Boolean)
        : value,
    )
    .max(20, texts.atMost20AtTime)

export const inviteToTeamRules = object({
  id,
  userIds: array(userId).max(20, texts.atMost20AtTime).meta({ label: texts.people() }),
  emails: addresses()
    .when('userIds', ([userIds], schema: ReturnType<typeof addresses>) =>
      Array.isArray(userIds) && userIds.length
        ? schema
        : schema.min(1, texts.sayWhomToInvite).required(texts.sayWhomToInvite),
    )
    .meta({
      label: texts.eMailAddresses(),
      description: '… and at which addresses; who has no account is led to registration.',
    }),
  role,
  message: words(texts.message(), 'What it is about; the invited read it.'),
})

export const withdrawTeamInvitationRules = object({
  id,
  invitation: wholeNumber().required(texts.invitationNotFound).meta({ description: "The invitation's number." }),
})

export const answerTeamInvitationRules = object({
  id: nodeId('TeamInvitation', texts.invitationNotFound).notRequired(),
  token: string().trim().max(100).meta({ description: 'The token of the mailed link, instead of an id.' }),
  accepted: boolean().required(texts.acceptOrDecline).meta({ description: 'Accept (true) or decline (false).' }),
  message: words(texts.message(), 'To whoever invited.'),
})

const project = nodeId('Project', texts.chooseProject).meta({ label: texts.project() })

export const teamProjectRules = object({ id, projectId: project })

export const setTeamOpeningRules = editRules(
  object({
    id,
    opening: wholeNumber().nullable().meta({ description: 'The number of the one to change; a new one without.' }),
  }),
  object({
    title: text(120).required(texts.namePosition).meta({ label: texts.position() }),
    description: words(texts.description(), 'What the person would do.'),
    skills: tagList().meta({ label: texts.skills() }),
  }),
)

export const removeTeamOpeningRules = object({
  id,
  opening: wholeNumber().required(texts.positionNotFound).meta({ description: 'The number of the open position.' }),
})

const post = text(5_000)
  .required(texts.writeSomething)
  .meta({ label: texts.message(), description: 'The text, in Markdown.' })

export const createTeamPostRules = object({ id, text: post })
export const updateTeamPostRules = object({ id: nodeId('TeamPost', texts.postNotFound), text: post })
export const deleteTeamPostRules = object({ id: nodeId('TeamPost', texts.postNotFound) })

const names = (label: string, description: string) => array(string().required()).max(30).meta({ label, description })

export const teamFilterRules = object({
  search: text(200).meta({ description: 'Parts of words of the name, description, department and skills.' }),
  department: names(texts.department(), 'In any of these departments.'),
  skills: names(texts.skills(), 'With any of these skills, or looking for them.'),
  joining: array(enumOf(joinings, 'TeamJoining').required()),
  mine: boolean().nullable().meta({ description: 'In which the viewer is (true) or not (false).' }),
  archived: boolean()
    .nullable()
    .meta({ description: 'In the archive (true) or not (false); both when nothing is said.' }),
  looking: boolean().nullable(),
  free: boolean().nullable(),
})
