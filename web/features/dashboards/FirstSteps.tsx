/** Where a person begins who has nothing yet, in three steps. */
import * as texts from '#texts/dashboards/firstSteps.js'
import { Section } from '#web/ui/Facts.tsx'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'

interface Step {
  to: string
  title: string
  note: string
}

const steps = {
  researcher: [
    { to: '/researchers/projects/new', title: texts.addYourFirstProject(), note: texts.aTitleAndASummary() },
    { to: '/ideas-sandbox?new=1', title: texts.writeDownAnIdea(), note: texts.theUniversityAnswersAndAn() },
    { to: '/settings', title: texts.completeYourProfile(), note: texts.yourDepartmentAndPictureHelp() },
  ],
  company: [
    { to: '/industry-challenges-management?edit=new', title: texts.postAChallenge(), note: texts.sayWhatYouNeed() },
    { to: '/university-projects', title: texts.findAProject(), note: texts.projectsOpenToCompanies() },
    { to: '/industry/partners', title: texts.presentYourCompany(), note: texts.researchersReadIt() },
  ],
  investor: [
    { to: '/opportunities/recommended', title: texts.sayWhatYouLookFor(), note: texts.thesisOrdersProjects() },
    { to: '/opportunities', title: texts.readOpportunities(), note: texts.openedToInvestors() },
    { to: '/settings?section=verification', title: texts.proveWhoYouAre(), note: texts.verifiedSeeMore() },
  ],
  expert: [
    { to: '/experts/sessions?tab=availability', title: texts.offerYourHours(), note: texts.bookedInThem() },
    { to: '/experts/profile', title: texts.describeYourFields(), note: texts.ideasThatFit() },
    { to: '?article=validating-ideas', title: texts.seeWhatWaits(), note: texts.sessionAndEvaluation() },
  ],
} as const satisfies Record<string, readonly [Step, Step, Step]>

export const FirstSteps = ({ of: whom }: { of: keyof typeof steps }) => (
  <Section title={texts.firstSteps()}>
    <LinkRows>
      {steps[whom].map(({ to, title, note }) => (
        <LinkRow key={to} to={to} title={title} note={note} />
      ))}
    </LinkRows>
  </Section>
)
