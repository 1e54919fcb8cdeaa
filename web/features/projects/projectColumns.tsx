/** Columns that lists of projects share: each looks, sorts and is exported the same in all of them. */
import * as texts from '#texts/projects/projectColumns.js'
import type { ProjectStatus } from '#web/__generated__/ProjectBadges_project.graphql.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { leadOf } from './leadOf.ts'
import { PotentialBadge, StatusBadge, TrlBadge } from './ProjectBadges.tsx'

export const numberColumn: Column<{ number: number }> = {
  header: 'ID',
  width: 4.25,
  leaves: 1,
  file: 'number',
  look: 'muted',
  cell: ({ number }) => `#${number}`,
}

export const leadColumn: Column<Parameters<typeof leadOf>[0]> = {
  header: texts.principalInvestigator(),
  share: 0.9,
  leaves: 3,
  detailed: true,
  file: 'principalInvestigator|owner.name',
  cell: leadOf,
}

export const statusColumn: Column<{ status: ProjectStatus }> = {
  header: texts.status(),
  width: 7.75,
  sort: 'STATUS',
  file: 'status',
  cell: ({ status }) => <StatusBadge status={status} />,
}

export const trlColumn: Column<{ trl: number | null | undefined; validatedTrl: number | null | undefined }> = {
  header: 'TRL',
  width: 6,
  detailed: true,
  sort: 'TRL',
  file: { TRL: 'trl', [texts.validatedTrl()]: 'validatedTrl' },
  cell: ({ trl, validatedTrl }) => <TrlBadge trl={trl} validated={validatedTrl} />,
}

/** Who else may see a project, in a word for each. */
export const accessColumn: Column<{ approvedForIndustry: boolean; approvedForInvestors: boolean }> = {
  header: texts.access(),
  width: 6.5,
  detailed: true,
  file: { [texts.industryAccess()]: 'approvedForIndustry', [texts.investorAccess()]: 'approvedForInvestors' },
  cell: ({ approvedForIndustry, approvedForInvestors }) => (
    <div className="stacked">
      {approvedForIndustry && <Tag tone="brand">{texts.industry()}</Tag>}
      {approvedForInvestors && <Tag tone="brand">{texts.investors()}</Tag>}
      {!approvedForIndustry && !approvedForInvestors && <span className="muted">{texts.internal()}</span>}
    </div>
  ),
}

export const commercialColumn: Column<{ commercialPotential: number | null | undefined }> = {
  header: texts.commercial(),
  width: 7.25,
  leaves: 4,
  detailed: true,
  sort: 'COMMERCIAL_POTENTIAL',
  file: { 'Commercial (%)': 'commercialPotential' },
  cell: ({ commercialPotential }) => <PotentialBadge percent={commercialPotential} />,
}
