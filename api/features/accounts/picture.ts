/** The address of a person's picture, as the schema gives it. */
import type { Context } from '../../context.ts'
import { contentLink } from '../files/contentLink.ts'
import { picturePath } from './picture.rules.ts'

interface Pictured {
  id: number
  profileImage: string | null
  picture: { sha256: string } | null
}

/** Of the uploaded picture, new with each one, or the address that the person gave. */
export async function pictureAddress(ctx: Context, { id, profileImage, picture }: Pictured): Promise<string | null> {
  if (!picture) return profileImage
  const path = picturePath(id)
  const sealed = await contentLink(ctx, path)
  return sealed ? `${sealed}&version=${picture.sha256.slice(0, 12)}` : path
}
