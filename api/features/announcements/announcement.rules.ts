/** What inputs about announcements must hold (docs/spec/administration.md#announcements). */
import { array, boolean, object, string } from 'yup'
import { lines } from '#api/fieldRules.ts'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, instant, nodeId, nodeIds, tagList, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/announcements/rules.js'

export const severities = ['INFORMATION', 'WARNING', 'CRITICAL'] as const
export const announcementStates = ['SHOWN', 'SCHEDULED', 'ENDED'] as const

const id = nodeId('Announcement', texts.notFound)
const title = text(160).required(texts.giveTitle).meta({ label: texts.title() })
const words = text(2_000)
  .required(texts.giveText)
  .meta({ label: texts.text(), description: 'Plain text; empty lines stay.' })
const titleArabic = text(160).required(texts.giveTitleArabic).meta({ label: texts.titleArabic() })
const textArabic = text(2_000).required(texts.giveTextArabic).meta({ label: texts.textArabic() })
const startsAt = instant().required(texts.giveStart).meta({ label: texts.startsAt() })

const details = {
  severity: enumOf(severities, 'AnnouncementSeverity').meta({ label: texts.severity() }),
  roles: array(enumOf(allRoles, 'Role').required())
    .max(allRoles.length)
    .meta({ label: texts.roles(), description: 'Who reads it; with none, people of every role do.' }),
  departments: tagList().meta({
    label: texts.departments(),
    description: 'People of these departments; with none, of every department.',
  }),
  pages: lines(
    texts.pages(),
    'The beginnings of the paths of the pages that show it; with none, every page does.',
    string()
      .max(200)
      .matches(/^\/[\w/-]*$/, texts.pathWrong),
  ),
  endsAt: instant()
    .nullable()
    .test(
      'order',
      texts.endAfterStart,
      (value, { parent }) => !value || !(parent as { startsAt?: Date }).startsAt || value > parent.startsAt,
    )
    .meta({ label: texts.endsAt(), description: 'Null while nobody knows when it ends.' }),
  dismissible: boolean().meta({ label: texts.dismissible(), description: 'Whether its readers may hide it.' }),
  notifies: boolean().meta({
    label: texts.notifies(),
    description: 'Whether its readers are also notified when it begins, by mail where they want mail.',
  }),
}

export const createAnnouncementRules = object({ title, text: words, titleArabic, textArabic, startsAt, ...details })

export const updateAnnouncementRules = editRules(object({ id }), createAnnouncementRules)

export const endAnnouncementRules = object({ id })
export const deleteAnnouncementRules = object({ id })

export const seeAnnouncementsRules = object({ ids: nodeIds('Announcement') })

export const dismissAnnouncementRules = object({
  id,
  version: wholeNumber().required(texts.giveVersion).meta({ description: 'The version that the person has read.' }),
})

export const announcementFilterRules = object({
  search: text(200).meta({ description: 'Words of the titles and texts; all must be found.' }),
  state: array(enumOf(announcementStates, 'AnnouncementState').defined())
    .nullable()
    .meta({ description: 'In one of these states.' }),
  severity: array(enumOf(severities, 'AnnouncementSeverity').defined())
    .nullable()
    .meta({ description: 'Of one of these.' }),
})
