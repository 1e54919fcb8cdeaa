/** Files in the schema. Their bytes come and go under /api (files.rest.ts). */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { currentLimits } from '../../currentLimits.ts'
import { deprecatedFor } from '../../deprecated.ts'
import { HasReadersInterface } from '../../records/interfaces.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { UserRef } from '../../people.graph.ts'
import { contentLink } from './contentLink.ts'
import { deleteFile, shareFile } from './file.actions.ts'
import { contentPath, kindOf } from './file.rules.ts'
import { isReplaceable } from './replaceable.ts'
import { shownName, tellsWhose } from './shownName.ts'

builder.prismaNode('File', {
  id: { field: 'id' },
  interfaces: [HasReadersInterface],
  readable: 'FILE_READ',
  description: 'A file that hangs on a record.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    name: t.string({
      select: { id: true, name: true, challengeId: true, proposalId: true },
      description:
        'The name, with the extension of what is in it; a neutral one while a company posts a challenge, or screens a proposal to it, without names.',
      resolve: (file, _, ctx) => shownName(ctx, file),
    }),
    mediaType: t.exposeString('mediaType'),
    kind: t.string({
      description: 'What the content is, in a word.',
      resolve: ({ mediaType }) => kindOf(mediaType)?.words ?? mediaType,
    }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    sha256: t.exposeString('sha256', { description: 'The SHA-256 of the content, in hexadecimal.' }),
    shared: t.exposeBoolean('shared', {
      description: 'Whether everyone who may see the record may open it; otherwise its people and the university.',
    }),
    uploader: t.field({
      type: UserRef,
      nullable: true,
      select: (_args, _ctx, nested) => ({ challengeId: true, proposalId: true, uploader: nested(true) }),
      description:
        'Who uploaded it; nothing while a company posts a challenge, or screens a proposal to it, without names.',
      resolve: async ({ uploader, ...file }, _, { access }) => ((await tellsWhose(access, file)) ? uploader : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    previewable: t.boolean({
      resolve: ({ mediaType }) => kindOf(mediaType)?.preview === true,
    }),
    contentUrl: t.string({
      nullable: true,
      description: 'Where a browser fetches it while the session lasts; nothing for callers that send a key.',
      resolve: ({ id }, _, ctx) => contentLink(ctx, contentPath(id)),
    }),
    earlierVersions: t.relation('versions', {
      description: 'The files whose place it took and that the viewer may open, the latest first.',
      query: (_, ctx) => ({ where: ctx.access.within('FILE_READ'), orderBy: { id: 'desc' } }),
    }),
    canReplace: t.boolean({
      description: 'Whether the viewer may upload a new version, which takes its place.',
      select: { id: true },
      resolve: async ({ id }, _, ctx) => (await ctx.access.can('FILE_DELETE', id)) && (await isReplaceable(ctx, id)),
    }),
    canShare: viewerCan(t, 'FILE_SHARE', 'Whether the viewer may open it to readers, or keep it inside.'),
    canDelete: viewerCan(t, 'FILE_DELETE'),
  }),
})

builder.queryField('uploadMaxBytes', (t) =>
  t.int({
    requires: 'ACCOUNT_OWN',
    description: 'The largest file that may be uploaded, in bytes.',
    deprecationReason: deprecatedFor('platformSettings.uploadMaxBytes', '2026-11-29'),
    resolve: async (_, _args, { db }) => (await currentLimits(db)).upload,
  }),
)

actionField(shareFile, (t) => ({
  file: recordField(t, 'File', (out) => out.fileId),
}))
actionField(deleteFile, (t) => ({
  deletedId: t.globalID({
    resolve: ({ deletedId }) => ({ type: 'File', id: deletedId }),
  }),
}))
