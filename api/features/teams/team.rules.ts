/** What an input about teams must hold. */
import { array, boolean, object, string } from 'yup'
import { enumOf, nodeId, tagList, text, wholeNumber } from '#api/rules.ts'

const joinings = ['REQUEST', 'OPEN', 'INVITATION'] as const
const mostMembers = 10

const id = nodeId('Team', 'Team not found')
const userId = nodeId('User', 'Please choose a person').meta({ label: 'Person' })
const words = (label: string, description: string) => text(2_000).meta({ label, description })

const fields = {
  name: text(120)
    .min(3, 'Team name must be at least 3 characters')
    .meta({ label: 'Team name', description: 'The name, at least 3 characters.' }),
  description: text(5_000).meta({
    label: 'Description',
  }),
  department: text(200).meta({ label: 'Department' }),
  type: text(60).meta({ label: 'Team type' }),
  tags: tagList().meta({ label: 'Skills' }),
  joining: enumOf(joinings, 'TeamJoining', 'Please choose how people join').meta({
    label: 'How people join',
  }),
  maxMembers: wholeNumber()
    .min(2, 'Must be between 2 and 10')
    .max(mostMembers, 'Must be between 2 and 10')
    .meta({ label: 'Most members', description: 'How many members it may have, the owner included, at most 10.' }),
}

export const createTeamRules = object({ ...fields, name: fields.name.required('Please name the team') })

export const updateTeamRules = object({ id, ...fields })

export const archiveTeamRules = object({
  id,
  reason: words('Reason', 'Why; the members read it.').required('Please say why'),
})

export const teamIdRules = object({ id })

export const teamMemberRules = object({ id, userId })

/** The owner is made by handing over, not here. */
const role = enumOf(['EDITOR', 'MEMBER'], 'TeamRole', 'Please choose editor or member').meta({
  label: 'Role',
  description: 'EDITOR or MEMBER.',
})

export const setTeamRoleRules = object({ id, userId, role: role.required('Please choose editor or member') })

export const removeTeamMemberRules = object({ id, userId, message: words('Message', 'Why; the person reads it.') })

export const requestToJoinTeamRules = object({
  id,
  opening: wholeNumber().nullable().meta({ label: 'Open position', description: 'The number of the open position.' }),
  message: words('Message', 'What the person would bring; the owner reads it.'),
})

export const answerTeamJoinRequestRules = object({
  id,
  userId,
  accepted: boolean()
    .required('Please say whether to accept')
    .meta({ description: 'Let in (true) or decline (false).' }),
  message: words('Message', 'To the person; required when declining.').when('accepted', ([accepted], schema) =>
    accepted === false ? schema.required('Please say why') : schema,
  ),
})

const address = string()
  .trim()
  .lowercase()
  .max(254, 'Please enter a valid email address')
  .email('Please enter a valid email address')
  .required('Please enter a valid email address')

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
    .max(20, 'At most 20 at a time')

export const inviteToTeamRules = object({
  id,
  userIds: array(userId).max(20, 'At most 20 at a time').meta({ label: 'People' }),
  emails: addresses()
    .when('userIds', ([userIds], schema: ReturnType<typeof addresses>) =>
      Array.isArray(userIds) && userIds.length
        ? schema
        : schema.min(1, 'Please say whom to invite').required('Please say whom to invite'),
    )
    .meta({
      label: 'E-mail addresses',
      description: '… and at which addresses; who has no account is led to registration.',
    }),
  role,
  message: words('Message', 'What it is about; the invited read it.'),
})

export const withdrawTeamInvitationRules = object({
  id,
  invitation: wholeNumber().required('Invitation not found').meta({ description: "The invitation's number." }),
})

export const answerTeamInvitationRules = object({
  id: nodeId('TeamInvitation', 'Invitation not found').notRequired(),
  token: string().trim().max(100).meta({ description: 'The token of the mailed link, instead of an id.' }),
  accepted: boolean().required('Please accept or decline').meta({ description: 'Accept (true) or decline (false).' }),
  message: words('Message', 'To whoever invited.'),
})

const project = nodeId('Project', 'Please choose a project').meta({ label: 'Project' })

export const teamProjectRules = object({ id, projectId: project })

export const setTeamOpeningRules = object({
  id,
  opening: wholeNumber().nullable().meta({ description: 'The number of the one to change; a new one without.' }),
  title: text(120).required('Please name the position').meta({ label: 'Position' }),
  description: words('Description', 'What the person would do.'),
  skills: tagList().meta({ label: 'Skills' }),
})

export const removeTeamOpeningRules = object({
  id,
  opening: wholeNumber().required('Position not found').meta({ description: 'The number of the open position.' }),
})

const post = text(5_000)
  .required('Please write something')
  .meta({ label: 'Message', description: 'The text, in Markdown.' })

export const createTeamPostRules = object({ id, text: post })
export const updateTeamPostRules = object({ id: nodeId('TeamPost', 'Post not found'), text: post })
export const deleteTeamPostRules = object({ id: nodeId('TeamPost', 'Post not found') })

const names = (label: string, description: string) => array(string().required()).max(30).meta({ label, description })

export const teamFilterRules = object({
  search: text(200).meta({ description: 'Parts of words of the name, description, department and skills.' }),
  department: names('Department', 'In any of these departments.'),
  skills: names('Skills', 'With any of these skills, or looking for them.'),
  joining: array(enumOf(joinings, 'TeamJoining').required()),
  mine: boolean().nullable().meta({ description: 'Of which the viewer is a member (true) or not (false).' }),
  archived: boolean()
    .nullable()
    .meta({ description: 'In the archive (true) or not (false); both when nothing is said.' }),
  looking: boolean().nullable(),
  free: boolean().nullable(),
})
