/** The viewer's own picture. Its bytes are received before an action begins, and removed by a job. */
import { object } from 'yup'
import { action } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { enqueue } from '../../job.ts'
import { removeBytes } from '../files/file.jobs.ts'
import { setPictureRules } from './picture.rules.ts'

export const setPicture = action({
  name: 'setPicture',
  requires: 'ACCOUNT_OWN',
  rules: setPictureRules,
  description: "Makes an uploaded picture the viewer's, in the place of the one before.",
  async run({ tx, viewer, audit }, bytes) {
    await dropPicture(tx, viewer.id)
    await tx.profilePicture.create({ data: { ...bytes, userId: viewer.id } })
    await tx.user.update({ where: { id: viewer.id }, data: { profileImage: null } })
    await audit('User', viewer.id, { picture: ['', 'changed'] })
    return { userId: viewer.id }
  },
})

export const removePicture = action({
  name: 'removePicture',
  requires: 'ACCOUNT_OWN',
  rules: object(),
  description: "Takes the viewer's picture away; the initials stand in its place.",
  async run({ tx, viewer, audit }) {
    await dropPicture(tx, viewer.id)
    await tx.user.update({ where: { id: viewer.id }, data: { profileImage: null } })
    await audit('User', viewer.id, { picture: ['', 'removed'] })
    return { viewer: { ...viewer, profileImage: null } }
  },
})

/** Deletes the picture that a person uploaded, if there is one. */
export async function dropPicture(tx: Tx, userId: number): Promise<void> {
  const picture = await tx.profilePicture.findUnique({ where: { userId } })
  if (!picture) return
  await tx.profilePicture.deleteMany({ where: { userId } })
  await enqueue(tx, removeBytes, { key: picture.key })
}
