/** What a file is, by its content: a name and a sender's word are not believed. */
import { open, readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import * as errors from '#texts/files/errors.js'
import { invalid, unsupported } from '../../errors.ts'
import { fileTypes, wordsOf, type MediaType } from './file.rules.ts'
import { extensionOf } from './fileName.ts'
import { straying, UnreadableZip, zipEntries } from './zip.ts'

/** Forms of a kind that have a type of their own. */
const alike: Record<string, MediaType> = { 'image/apng': 'image/png' }
const texts: Record<string, MediaType> = { csv: 'text/csv', txt: 'text/plain' }

/** The media type of what lies at `path`; throws what its sender is told when it is none of the `taken`. */
export async function judge(
  path: string,
  name: string,
  size: number,
  taken: readonly MediaType[] = fileTypes,
): Promise<MediaType> {
  const isTaken = (type: string | undefined): type is MediaType => taken.some((kind) => kind === type)
  if (size === 0) throw invalid({ file: errors.empty({ name }) })
  const found = (await fileTypeFromFile(path))?.mime ?? ''
  const type = found === 'application/x-cfb' && (await isWord(path)) ? 'application/msword' : (alike[found] ?? found)
  const text = texts[extensionOf(name)]
  if (isTaken(type)) {
    if (type === 'application/zip' || type.startsWith('application/vnd.openxml')) await checkZip(path, name, type)
    return type
  }
  // Plain text has no mark by which it could be told: it is one when its name says so and nothing in it denies it.
  if (isTaken(text) && (await isPlainText(path))) return text
  throw unsupported(isTaken(text) ? errors.notText({ name }) : errors.wrongKind({ name, kinds: wordsOf(taken) }))
}

/** Of the files in the old container of Office, those that hold a Word document: its directory names one in UTF-16. */
const isWord = async (path: string) => (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le'))

async function checkZip(path: string, name: string, type: MediaType) {
  try {
    const names: string[] = []
    for await (const entry of zipEntries(path)) names.push(entry.name)
    const stray = straying(names)
    if (stray !== undefined) throw invalid({ file: errors.pathOutside({ name, path: stray.slice(0, 100) }) })
    // Whatever the document says that it is: Office runs what it finds there.
    if (type !== 'application/zip' && names.some((one) => /(^|\/)vbaproject\.bin$/i.test(one)))
      throw unsupported(errors.macros({ name }))
  } catch (error) {
    throw error instanceof UnreadableZip ? invalid({ file: errors.badZip({ name }) }) : error
  }
}

/** UTF-8 without NUL that does not begin like a page or a drawing, which a browser could be made to run. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const file = await open(path)
  try {
    let beginning = ''
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      const part = decoder.decode(chunk, { stream: true })
      if (part.includes('\0')) return false
      if (beginning.length < 1_000) beginning += part.slice(0, 1_000)
    }
    decoder.decode()
    return !/^\s*<[!?a-z]/i.test(beginning)
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  } finally {
    await file.close()
  }
}
