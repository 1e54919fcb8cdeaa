/** White-label values in the schema (docs/spec/shell.md#white-label). */
import type { LookVersion } from '../../__generated__/prisma/client.ts'
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { config } from '../../config.ts'
import { contentLink } from '../files/contentLink.ts'
import type { Look } from './firstLook.ts'
import { draftOf, keptLook, lookOf } from './look.ts'
import {
  deleteWhiteLabelDraft,
  publishWhiteLabel,
  resetWhiteLabel,
  restoreWhiteLabel,
  saveWhiteLabel,
} from './branding.actions.ts'

const WhiteLabel = builder.objectRef<Look>('WhiteLabel').implement({
  description: 'How the platform calls itself and looks.',
  fields: (t) => ({
    platformName: t.exposeString('platformName'),
    shortName: t.exposeString('shortName', { description: 'Where there is little room; empty: the whole name.' }),
    tagline: t.exposeString('tagline', { description: 'One line that says what it is for.' }),
    arabicName: t.exposeString('arabicName', { description: 'Empty: the English one.' }),
    arabicShortName: t.exposeString('arabicShortName', { description: 'Empty: the whole name.' }),
    arabicTagline: t.exposeString('arabicTagline', { description: 'Empty: the English one.' }),
    primaryColor: t.exposeString('primaryColor', { description: 'Primary color, #rrggbb.' }),
    secondaryColor: t.exposeString('secondaryColor', { description: 'Secondary color, #rrggbb.' }),
    accentColor: t.exposeString('accentColor', {
      description: 'Accent color, #rrggbb; text on it is computed to stay readable.',
    }),
    backgroundColor: t.exposeString('backgroundColor', {
      description: 'Background color of the light theme, #rrggbb.',
    }),
    textColor: t.exposeString('textColor', { description: 'Text color of the light theme, #rrggbb.' }),
    mailColor: t.exposeString('mailColor', { description: 'Color of the band, links and buttons of mails, #rrggbb.' }),
    mailFooter: t.exposeString('mailFooter', { description: 'What stands below every mail.' }),
    faviconUrl: t.exposeString('faviconUrl', { nullable: true }),
    logoUrl: t.exposeString('logoUrl', { nullable: true, description: 'The logo on light surfaces.' }),
    logoDarkUrl: t.exposeString('logoDarkUrl', {
      nullable: true,
      description: 'The logo on dark surfaces; null: as on light ones.',
    }),
    logoPaperUrl: t.exposeString('logoPaperUrl', {
      nullable: true,
      description: 'The logo in mails and PDF files, a PNG.',
    }),
    logoHasName: t.exposeBoolean('logoHasName', { description: 'Whether the logo shows the name.' }),
    sidebarLabels: t.expose('sidebarLabels', { type: 'JSON', description: 'Menu labels per role or per path.' }),
    roleLabels: t.expose('roleLabels', { type: 'JSON', description: 'Labels of roles.' }),
  }),
})

builder.queryField('whiteLabel', (t) =>
  t.field({
    type: WhiteLabel,
    requires: 'public',
    description: 'How the platform calls itself and looks.',
    resolve: (_, _args, { db }) => lookOf(db),
  }),
)

builder.queryField('whiteLabelDraft', (t) =>
  t.field({
    type: WhiteLabel,
    nullable: true,
    requires: 'ADMINISTRATION',
    description: 'The look that administrators prepare, which nobody else sees; null without one.',
    resolve: (_, _args, { db }) => draftOf(db),
  }),
)

const Version = builder.objectRef<LookVersion>('LookVersion').implement({
  description: 'A look that was published.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    look: t.field({ type: WhiteLabel, resolve: ({ look }) => keptLook(look) }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
    publishedBy: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'Nobody for a look from before versions were kept, or when the person has left.',
      resolve: (query, { publishedById }, _, { db }) =>
        publishedById === null ? null : db.user.findUnique({ ...query, where: { id: publishedById } }),
    }),
  }),
})

const PictureLink = builder.objectRef<{ path: string }>('LookPictureLink').implement({
  description: 'A picture of the draft or of the published look.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'As the looks name it.' }),
    address: t.string({
      nullable: true,
      description: 'Where a browser fetches it while the session lasts; nothing for callers that send a key.',
      resolve: ({ path }, _, ctx) => contentLink(ctx, path),
    }),
  }),
})

const picturesOf = ({ logoUrl, logoDarkUrl, logoPaperUrl }: Look) =>
  [logoUrl, logoDarkUrl, logoPaperUrl].filter((path) => path !== null)

interface Desk {
  lookRevision: number
  draftAt: Date | null
  draftById: number | null
}

const deskColumns = { lookRevision: true, draftAt: true, draftById: true } as const

const WhiteLabelDesk = builder.objectRef<Desk>('WhiteLabelDesk').implement({
  description: 'What administrators know of the looks beside how they look.',
  fields: (t) => ({
    revision: t.exposeInt('lookRevision', { description: 'Counts up with every change of the look or its draft.' }),
    draftAt: t.expose('draftAt', { type: 'DateTime', nullable: true, description: 'When the draft was last saved.' }),
    draftBy: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'Who last saved the draft.',
      resolve: (query, { draftById }, _, { db }) =>
        draftById === null ? null : db.user.findUnique({ ...query, where: { id: draftById } }),
    }),
    pictures: t.field({
      type: [PictureLink],
      description: 'The pictures of the draft and of the published look.',
      resolve: async (_, _args, { db }) => {
        const [draft, look] = [await draftOf(db), await lookOf(db)]
        return [...new Set([...(draft ? picturesOf(draft) : []), ...picturesOf(look)])].map((path) => ({ path }))
      },
    }),
    versions: t.field({
      type: [Version],
      description: 'The looks that were published last, the newest first, at most 20.',
      resolve: (_, _args, { db }) => db.lookVersion.findMany({ orderBy: { id: 'desc' }, take: 20 }),
    }),
  }),
})

builder.queryField('whiteLabelDesk', (t) =>
  t.field({
    type: WhiteLabelDesk,
    requires: 'ADMINISTRATION',
    description: 'What administrators know of the looks beside how they look.',
    resolve: async (_, _args, { db }) =>
      (await db.platform.findUnique({ where: { id: 1 }, select: deskColumns })) ?? {
        lookRevision: 0,
        draftAt: null,
        draftById: null,
      },
  }),
)

for (const change of [saveWhiteLabel, publishWhiteLabel, resetWhiteLabel, restoreWhiteLabel, deleteWhiteLabelDraft])
  actionField(change as typeof publishWhiteLabel, (t) => ({
    done: t.boolean({ resolve: ({ done }) => done }),
  }))

builder.queryField('demo', (t) =>
  t.boolean({
    requires: 'public',
    description: 'Whether demo accounts exist on this platform.',
    resolve: () => config.demo,
  }),
)
