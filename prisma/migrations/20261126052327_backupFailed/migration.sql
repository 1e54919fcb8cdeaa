-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'BACKUP_FAILED';
