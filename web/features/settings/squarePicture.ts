/** The middle square of a picture, no larger than a circle needs, without what a camera writes beside it (place, time). */
const side = 512

export async function squarePicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    const cut = Math.min(width, height)
    const size = Math.min(cut, side)
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
    const [x, y] = [(width - cut) / 2, (height - cut) / 2]
    canvas.getContext('2d')!.drawImage(bitmap, x, y, cut, cut, 0, 0, size, size)
    // What may have clear parts keeps them.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
    return new File([blob!], file.name, { type })
  } catch {
    // No picture that this browser knows: the server says what is wrong with it.
    return file
  }
}

/** The content as an address that a page may show at once. */
export const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error!))
    reader.readAsDataURL(file)
  })
