/** Columns that lists of projects share: each looks, sorts and is exported the same in all of them. */
import type { ProjectStatus } from '#web/__generated__/ProjectBadges_project.graphql.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { leadOf } from './leadOf.ts'
import { PotentialBadge, StatusBadge, TrlBadge } from './ProjectBadges.tsx'

export const numberColumn: Column<{ number: number }> = {
  header: 'ID',
  width: 4.25,
  file: 'number',
  look: 'muted',
  cell: ({ number }) => `#${number}`,
}

export const leadColumn: Column<Parameters<typeof leadOf>[0]> = {
  header: 'Principal Investigator',
  file: 'principalInvestigator|owner.name',
  cell: leadOf,
}

export const statusColumn: Column<{ status: ProjectStatus }> = {
  header: 'Status',
  width: 7,
  sort: 'STATUS',
  file: 'status',
  cell: ({ status }) => <StatusBadge status={status} />,
}

export const trlColumn: Column<{ trl: number | null | undefined }> = {
  header: 'TRL',
  width: 4.5,
  sort: 'TRL',
  file: 'trl',
  cell: ({ trl }) => <TrlBadge trl={trl} />,
}

export const commercialColumn: Column<{ commercialPotential: number | null | undefined }> = {
  header: 'Commercial',
  width: 8,
  sort: 'COMMERCIAL_POTENTIAL',
  file: { 'Commercial (%)': 'commercialPotential' },
  cell: ({ commercialPotential }) => <PotentialBadge percent={commercialPotential} />,
}
