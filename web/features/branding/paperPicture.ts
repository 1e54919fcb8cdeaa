/** A logo as a PNG, which mail programs and PDF files know; null where this browser cannot draw it. */
import { mostLogoBytes } from '#api/features/branding/picture.rules.ts'

/** The longer side, in pixels: sharp in print at the size of a letterhead. */
const sides = [600, 300]

function drawnAt(picture: HTMLImageElement, longer: number): string {
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = longer / Math.max(width, height)
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  })
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

export async function paperPicture(address: string): Promise<string | null> {
  if (address.startsWith('data:image/png')) return address
  try {
    const picture = Object.assign(new Image(), { src: address })
    await picture.decode()
    const fits = (one: string) => (one.length * 3) / 4 < mostLogoBytes
    return sides.map((longer) => drawnAt(picture, longer)).find(fits) ?? null
  } catch {
    return null
  }
}
