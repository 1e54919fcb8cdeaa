/** The documented calls about members of projects (docs/spec/rest.md#calls). */
import {
  requestToJoinProject,
  leaveProject,
  setProjectMember,
  setProjectProgress,
} from '../features/projects/member.actions.ts'
import { globalId, lower, upper, wholeOf, type Shim, type ShimRequest } from './shim.ts'

interface Member {
  role: string
  joinedAt: string
  user: { number: number; name: string; department: string } | null
}
type Members = { members: Member[] | null } | null

const members = 'members { role joinedAt user { number name department } }'

const rowsOf = (project: Members) =>
  (project?.members ?? []).flatMap(({ role, joinedAt, user }) =>
    user ? [{ userId: user.number, name: user.name, department: user.department, role: lower(role), joinedAt }] : [],
  )

const project = ({ body }: ShimRequest) => globalId('Project', body['projectId'])

export const memberShims: Shim[] = [
  {
    method: 'POST',
    path: '/api/projects/join',
    summary: 'Asks to join a project',
    example: { projectId: 1, message: 'I work on the same membranes.' },
    action: requestToJoinProject,
    names: { id: 'projectId' },
    document:
      'mutation ($input: RequestToJoinProjectInput!) { requestToJoinProject(input: $input) { project { joinAsked } } }',
    variables: (request) => ({ input: { id: project(request), message: request.body['message'] } }),
    give: () => ({ success: true, status: 'requested' }),
  },
  {
    method: 'POST',
    path: '/api/projects/leave',
    summary: 'Leaves a project',
    example: { projectId: 1 },
    action: leaveProject,
    names: { id: 'projectId' },
    document: 'mutation ($input: LeaveProjectInput!) { leaveProject(input: $input) { project { number } } }',
    variables: (request) => ({ input: { id: project(request) } }),
    give: () => undefined,
  },
  {
    method: 'GET',
    path: '/api/projects/members',
    summary: 'The members of a project, for those inside',
    query: ['projectId'],
    needs: ['projectId'],
    document: `query ($number: Int!) { project(number: $number) { ${members} } }`,
    variables: ({ query }) => ({ number: wholeOf(query, 'projectId') ?? 0 }),
    give: (data) => data['project'] && rowsOf(data['project']),
  },
  {
    method: 'POST',
    path: '/api/projects/members',
    summary: 'Makes a person a member, or changes the role',
    example: { projectId: 1, userId: 1, role: 'editor' },
    action: setProjectMember,
    names: { id: 'projectId' },
    document: `mutation ($input: SetProjectMemberInput!) { setProjectMember(input: $input) { project { ${members} } } }`,
    variables: (request) => {
      const { userId, role } = request.body
      return { input: { id: project(request), userId: globalId('User', userId), role: upper(role) } }
    },
    give: (data) => rowsOf((data['setProjectMember']! as { project: Members }).project),
  },
  {
    method: 'PUT',
    path: '/api/projects/progress',
    summary: 'Says how far a project is',
    example: { projectId: 1, progress: 40 },
    action: setProjectProgress,
    accepts: { percent: { type: 'integer', minimum: 0, maximum: 100, description: 'The same as progress.' } },
    demands: ['projectId'],
    names: { id: 'projectId' },
    document: `mutation ($input: SetProjectProgressInput!) {
      setProjectProgress(input: $input) { project { number progress } }
    }`,
    variables: (request) => {
      const { progress, percent, note } = request.body
      const given = progress ?? percent
      return { input: { id: project(request), progress: typeof given === 'string' ? Number(given) : given, note } }
    },
    give: (data) => {
      const { number, progress } = (data['setProjectProgress']! as { project: { number: number; progress: number } })
        .project
      return { projectId: number, progress }
    },
  },
]
