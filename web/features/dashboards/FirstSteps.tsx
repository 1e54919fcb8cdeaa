/** Where a researcher without projects or ideas begins. */
import * as texts from '#texts/dashboards/firstSteps.js'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { Section } from '#web/ui/Facts.tsx'

const steps = [
  {
    to: '/researchers/projects/new',
    title: texts.addYourFirstProject(),
    note: texts.aTitleAndASummary(),
  },
  {
    to: '/ideas-sandbox?new=1',
    title: texts.writeDownAnIdea(),
    note: texts.theUniversityAnswersAndAn(),
  },
  {
    to: '/industry-challenges',
    title: texts.browseIndustryChallenges(),
    note: texts.companiesLookForSolutions(),
  },
  { to: '/researchers/teams', title: texts.joinOrCreateATeam(), note: texts.workOnProjectsWithOthers() },
  {
    to: '/settings',
    title: texts.completeYourProfile(),
    note: texts.yourDepartmentAndPictureHelp(),
  },
]

export const FirstSteps = () => (
  <Section title={texts.firstSteps()}>
    <LinkRows>
      {steps.map(({ to, title, note }) => (
        <LinkRow key={to} to={to} title={title} note={note} />
      ))}
    </LinkRows>
  </Section>
)
