/** Puts the features together; the only toSchema(). */
import {
  GraphQLDirective,
  DirectiveLocation,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  isObjectType,
  type GraphQLEnumType,
} from 'graphql'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from './builder.ts'
import './features/accounts/account.graph.ts'
import './features/accounts/accessRequest.graph.ts'
import './features/accounts/manage.graph.ts'
import './features/accounts/people.graph.ts'
import './features/accounts/directory.graph.ts'
import './features/accounts/personalData.graph.ts'
import './features/accounts/session.graph.ts'
import './features/accounts/user.graph.ts'
import './features/analytics/overview.graph.ts'
import './features/analytics/platform.graph.ts'
import './features/analytics/publicStats.graph.ts'
import './features/apiKeys/apiKey.graph.ts'
import './features/branding/branding.graph.ts'
import './features/experts/contribution.graph.ts'
import './features/experts/expert.graph.ts'
import './features/experts/introduction.graph.ts'
import './features/experts/session.graph.ts'
import './features/files/file.graph.ts'
import './features/ideas/idea.graph.ts'
import './features/ideas/similar.graph.ts'
import './features/ideas/validation.graph.ts'
import './features/jobs/jobs.graph.ts'
import './features/calendar/event.graph.ts'
import './features/calendar/eventAbout.graph.ts'
import './features/calendar/feed.graph.ts'
import './features/calendar/freeTimes.graph.ts'
import './features/challenges/challenge.graph.ts'
import './features/challenges/challengeParts.graph.ts'
import './features/challenges/challengeUniversity.graph.ts'
import './features/collaborations/collaboration.graph.ts'
import './features/companies/company.graph.ts'
import './features/companies/companyFigures.graph.ts'
import './features/companies/companyParts.graph.ts'
import './features/companies/companyStages.graph.ts'
import './features/drafts/draft.graph.ts'
import './features/model/draft.graph.ts'
import './features/model/model.graph.ts'
import './features/notifications/notification.graph.ts'
import './features/notifications/preference.graph.ts'
import './features/imports/import.graph.ts'
import './features/imports/importRecords.graph.ts'
import './features/projects/project.graph.ts'
import './features/projects/projectChoices.graph.ts'
import './features/projects/review.graph.ts'
import './features/projects/member.graph.ts'
import './features/projects/restore.graph.ts'
import './features/proposals/proposal.graph.ts'
import './features/proposals/proposalParts.graph.ts'
import './features/publications/publication.graph.ts'
import './features/runs/run.graph.ts'
import './features/readiness/arlAssessment.graph.ts'
import './features/readiness/projectReadiness.graph.ts'
import './features/matching/match.graph.ts'
import './features/synergy/synergyAnalysis.graph.ts'
import './features/search/search.graph.ts'
import './features/securityLog/securityLog.graph.ts'
import './features/teams/team.graph.ts'
import './features/teams/teamPeople.graph.ts'
import './features/teams/teamWork.graph.ts'
import './features/webhooks/webhook.graph.ts'
import './records/fields.graph.ts'
import './records/history.graph.ts'

const built = builder.toSchema()
for (const type of Object.values(built.getTypeMap())) {
  if (!isObjectType(type)) continue
  // Pothos answers it with a promise, for which the executor would wait at every record of a page.
  if (type.getInterfaces().some(({ name }) => name === 'Node'))
    type.getFields()['id']!.resolve = ({ id }: { id: number }) => encodeGlobalID(type.name, String(id))
}

const requires = new GraphQLDirective({
  name: 'requires',
  description: 'The permission that the field needs. The values of Permission name the roles that hold it.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    permission: {
      type: new GraphQLNonNull(built.getType('Permission') as GraphQLEnumType),
      description: 'The permission.',
    },
  },
})

const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'Null only together with an error at its path.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: 'At which depth of lists; 0 is itself.',
    },
  },
})

/** The schema with the directives that its fields carry. */
export const schema = new GraphQLSchema({
  ...built.toConfig(),
  directives: [...built.getDirectives(), requires, semanticNonNull],
})
