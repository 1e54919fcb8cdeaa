/** Where a researcher without projects or ideas begins. */
import * as texts from '#texts/dashboards/firstSteps.js'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { Section } from '#web/ui/Facts.tsx'

const steps = [
  {
    to: '/researchers/projects/new',
    title: texts.addYourFirstProject(),
    note: 'A title and a summary are enough. It stays a draft until you submit it for review.',
  },
  {
    to: '/ideas-sandbox?new=1',
    title: texts.writeDownAnIdea(),
    note: 'The university answers, and an expert helps.',
  },
  {
    to: '/industry-challenges',
    title: texts.browseIndustryChallenges(),
    note: 'Companies look for solutions.',
  },
  { to: '/researchers/teams', title: texts.joinOrCreateATeam(), note: 'Work on projects with others.' },
  {
    to: '/settings',
    title: texts.completeYourProfile(),
    note: 'Your department and picture help others to find you.',
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
