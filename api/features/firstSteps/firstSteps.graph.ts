/** First steps in the schema: they hang on their viewer, so that what is put away goes wherever it is shown. */
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { ViewerType } from '../../people.graph.ts'
import { updateFirstSteps } from './firstSteps.actions.ts'
import { steps, stepsOf, type StepKind } from './steps.ts'

const StepEnum = describedEnum<StepKind>('FirstStepKind', 'What people of a role do first.', {
  COMPLETE_PROFILE: 'Name one’s department, and one’s fields or a few words about oneself.',
  ADD_PROJECT: 'Add a project, or join one.',
  SUBMIT_IDEA: null,
  ADD_PUBLICATIONS: 'Add or claim a publication.',
  PRESENT_COMPANY: 'Describe the company.',
  POST_CHALLENGE: 'Hand a challenge to the university.',
  FIND_PROJECT: 'Save a project, or express interest in one.',
  STATE_THESIS: 'Write an investment thesis.',
  FIND_OPPORTUNITY: 'Save an opportunity, or express interest in one.',
  PROVE_IDENTITY: 'Be verified by the university.',
  OFFER_HOURS: 'Say at which hours of the week one can be booked.',
  DESCRIBE_FIELDS: 'Name the fields in which one is an expert.',
  EVALUATE_IDEA: null,
  BRING_PROJECTS: 'Have a first project on the platform.',
  OPEN_PROJECT: 'Open a first project to industry or investors.',
  OFFER_SUPPORT: 'Say what researchers can ask support for.',
  PUBLISH_SUMMARY: 'Publish a first technology summary.',
  PROTECT_ACCOUNT: 'Set up two-factor authentication.',
  PRESENT_UNIVERSITY: 'Publish a look: name, logo, colors.',
  INVITE_TEAM: 'Have someone of the commercialization team on the platform.',
  SEND_MAIL: 'Configure a mail server.',
  BACK_UP: 'Have backups made by themselves.',
  ENTER_HOLIDAYS: 'Enter a holiday that is still to come.',
})

const Step = builder.objectRef<{ kind: StepKind }>('FirstStep').implement({
  description: 'What people of the viewer’s role do first.',
  fields: (t) => ({
    kind: t.expose('kind', { type: StepEnum }),
    done: t.boolean({
      description: 'Whether the records say that it is done.',
      resolve: ({ kind }, _, { db, viewer }) => steps[kind].done(db, viewer!),
    }),
  }),
})

builder.objectField(ViewerType, 'firstSteps', (t) =>
  t.field({
    type: [Step],
    description: 'What the viewer does first, in order; none once the viewer has put them away.',
    resolve: (viewer, _, { access }) =>
      stepsOf(viewer, (permission) => access.allowed(permission)).map((kind) => ({ kind })),
  }),
)

builder.objectField(ViewerType, 'firstStepsHidden', (t) =>
  t.exposeBoolean('firstStepsHidden', { description: 'Whether the viewer has put the first steps away.' }),
)

actionField(updateFirstSteps, (t) => ({
  viewer: t.field({ type: ViewerType, resolve: (out) => out.viewer }),
}))
