/** The notifications about ideas and their validation. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { said, type Kind } from '../../records/notificationKind.ts'

type IdeaKind = Extract<NotificationKind, `IDEA_${string}` | `VALIDATION_${string}` | `EVALUATION_${string}`>

const validations = () => '/experts/validations'

export const ideaKinds: Record<IdeaKind, Kind> = {
  IDEA_SUBMITTED: {
    type: 'reminder',
    category: 'ideas',
    title: 'An idea waits for an answer',
    message: (data) => `${data['by']} submitted “${data['idea']}”. Please answer by ${data['answerBy']}.`,
    mail: 'DIGEST',
    needs: 'IDEA_REVIEW',
  },
  IDEA_APPROVED: {
    type: 'success',
    category: 'ideas',
    title: 'Your idea was approved',
    message: (data) => `${data['by']} approved “${data['idea']}” for validation by an expert${said(data)}`,
    mail: 'INSTANT',
    needs: 'IDEA_CREATE',
  },
  IDEA_NEEDS_CHANGES: {
    type: 'warning',
    category: 'ideas',
    title: 'Your idea needs changes',
    message: (data) => `${data['by']} asks you to change “${data['idea']}” and to submit it again${said(data)}`,
    mail: 'INSTANT',
    needs: 'IDEA_CREATE',
  },
  IDEA_DECLINED: {
    type: 'error',
    category: 'ideas',
    title: 'Your idea was declined',
    message: (data) => `${data['by']} declined “${data['idea']}”${said(data)}`,
    mail: 'INSTANT',
    needs: 'IDEA_CREATE',
  },
  IDEA_VALIDATED: {
    type: 'success',
    category: 'ideas',
    title: 'Your idea was validated',
    message: (data) =>
      `${data['by']} evaluated “${data['idea']}”. Read the feedback, and turn the idea into a project.`,
    mail: 'INSTANT',
    needs: 'IDEA_CREATE',
  },
  IDEA_CONVERTED: {
    type: 'success',
    category: 'ideas',
    title: 'An idea became a project',
    message: (data) => `${data['by']} turned “${data['idea']}” into a project.`,
    needs: 'IDEA_CREATE',
  },
  IDEA_MESSAGE: {
    type: 'info',
    category: 'ideas',
    title: 'A message about an idea',
    message: (data) => `${data['by']} wrote about “${data['idea']}”${said(data)}`,
    mail: 'DIGEST',
    needs: 'IDEA_MESSAGE',
  },
  IDEA_SHARED: {
    type: 'info',
    category: 'ideas',
    title: 'An idea for you',
    message: (data) => `${data['by']} would like you to look at “${data['idea']}”${said(data)}`,
    mail: 'INSTANT',
    needs: 'IDEA_CREATE',
  },
  VALIDATION_ASKED: {
    type: 'reminder',
    category: 'ideas',
    title: 'An idea needs an expert',
    message: (data) => `${data['by']} asks for the validation of “${data['idea']}”. Please choose an expert.`,
    mail: 'DIGEST',
    needs: 'VALIDATION_ASSIGN',
  },
  VALIDATION_ASSIGNED: {
    type: 'reminder',
    category: 'ideas',
    title: 'Please validate an idea',
    message: (data) => `${data['by']} asks you to validate “${data['idea']}”${said(data)}`,
    link: validations,
    mail: 'INSTANT',
    needs: 'VALIDATION_ANSWER',
  },
  VALIDATION_ACCEPTED: {
    type: 'success',
    category: 'ideas',
    title: 'An expert validates your idea',
    message: (data) => `${data['by']} accepted to validate “${data['idea']}”.`,
    needs: 'IDEA_CREATE',
  },
  VALIDATION_REFUSED: {
    type: 'warning',
    category: 'ideas',
    title: 'An expert declined a validation',
    message: (data) => `${data['by']} does not validate “${data['idea']}”${said(data)}`,
    mail: 'INSTANT',
    needs: 'VALIDATION_ASSIGN',
  },
  VALIDATION_CLOSED: {
    type: 'info',
    category: 'ideas',
    title: 'A validation is no longer needed',
    message: (data) => `${data['by']} closed the request to validate “${data['idea']}”${said(data)}`,
    link: () => null,
    needs: 'VALIDATION_ANSWER',
  },
  EVALUATION_ANSWERED: {
    type: 'info',
    category: 'ideas',
    title: 'Your evaluation was answered',
    message: (data) => `${data['by']} answered your evaluation of “${data['idea']}”${said(data)}`,
    link: validations,
    needs: 'VALIDATION_ANSWER',
  },
}
