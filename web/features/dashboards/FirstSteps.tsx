/** Where a researcher without projects or ideas begins. */
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { Section } from '#web/ui/Facts.tsx'

const steps = [
  {
    to: '/researchers/projects/new',
    title: 'Add your first project',
    note: 'A title and a summary are enough. It stays a draft until you submit it for review.',
  },
  { to: '/ideas-sandbox?new=1', title: 'Write down an idea', note: 'The university answers, and an expert helps.' },
  { to: '/industry-challenges', title: 'Browse industry challenges', note: 'Companies look for solutions.' },
  { to: '/researchers/teams', title: 'Join or create a team', note: 'Work on projects with others.' },
  { to: '/settings', title: 'Complete your profile', note: 'Your department and picture help others to find you.' },
]

export const FirstSteps = () => (
  <Section title="First steps">
    <LinkRows>
      {steps.map(({ to, title, note }) => (
        <LinkRow key={to} to={to} title={title} note={note} />
      ))}
    </LinkRows>
  </Section>
)
