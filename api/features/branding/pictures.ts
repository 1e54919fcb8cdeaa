/** The pictures of a look on their way into the database, and out of it when no look shows them any more. */
import * as texts from '#texts/branding/rules.js'
import type { Db, Tx } from '../../db.ts'
import { invalid, type FieldErrors } from '../../errors.ts'
import { isKeptPicture, logoPath, logoTypes } from './picture.rules.ts'
import { isIcon, pictureOf, type Picture } from './picture.ts'

const logoFields = ['logoUrl', 'logoDarkUrl', 'logoPaperUrl'] as const
type Addresses = Partial<Record<(typeof logoFields)[number] | 'faviconUrl', string | undefined>>

/** The new pictures by the field that brings them; throws what is wrong with each. */
export async function newPictures(input: Addresses): Promise<Partial<Record<string, Picture>>> {
  const refused: FieldErrors = {}
  const found: Partial<Record<string, Picture>> = {}
  for (const name of logoFields) {
    const address = input[name]
    if (!address || isKeptPicture(address)) continue
    const picture = await pictureOf(address, name === 'logoPaperUrl' ? ['image/png'] : logoTypes)
    if (typeof picture === 'string') refused[name] = picture
    else found[name] = picture
  }
  if (input.faviconUrl && !(await isIcon(input.faviconUrl))) refused['faviconUrl'] = texts.icon()
  if (Object.keys(refused).length) throw invalid(refused)
  return found
}

/** Keeps the new pictures and gives the path of each picture of the look; one that is not kept any more is refused. */
export async function keepPictures(tx: Tx, input: Addresses, fresh: Partial<Record<string, Picture>>) {
  const pictures = Object.values(fresh).filter((one) => one !== undefined)
  await tx.lookPicture.createMany({
    data: pictures.map((one) => ({ ...one, bytes: new Uint8Array(one.bytes) })),
    skipDuplicates: true,
  })
  const paths: Record<(typeof logoFields)[number], string | null> = {
    logoUrl: null,
    logoDarkUrl: null,
    logoPaperUrl: null,
  }
  const refused: FieldErrors = {}
  for (const name of logoFields) {
    const path = fresh[name] ? logoPath(fresh[name].sha256) : input[name]
    paths[name] = path || null
    const sha256 = path?.split('/').at(-1)
    const kept = sha256 ? await tx.lookPicture.findUnique({ where: { sha256 }, select: { mediaType: true } }) : null
    if (path && !kept) refused[name] = texts.logoGone()
    if (kept && name === 'logoPaperUrl' && kept.mediaType !== 'image/png') refused[name] = texts.logoOnPaper()
  }
  if (Object.keys(refused).length) throw invalid(refused)
  return paths
}

/** The bytes of a picture of the look; null without one. */
export async function keptPicture(db: Db, path: string | null): Promise<Buffer | null> {
  const sha256 = path?.split('/').at(-1)
  const kept = sha256 ? await db.lookPicture.findUnique({ where: { sha256 } }) : null
  return kept && Buffer.from(kept.bytes)
}

/** Deletes the pictures that no look shows: neither the published one, nor the draft, nor one to go back to. */
export const prunePictures = (tx: Tx) => tx.$executeRaw`
  DELETE FROM "LookPicture" p
  WHERE NOT EXISTS (SELECT FROM "Platform" one WHERE one::text LIKE '%' || p."sha256" || '%')
    AND NOT EXISTS (SELECT FROM "LookVersion" v WHERE v."look"::text LIKE '%' || p."sha256" || '%')`
