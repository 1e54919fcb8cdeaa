/** Why a backup cannot be made, read or restored, in one sentence for the person who can put it right. */
import { CannotStart } from '../cannotStart.ts'

export class CannotBackUp extends CannotStart {}
