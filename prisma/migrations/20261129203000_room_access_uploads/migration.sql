-- Which version of a document was read: when its file had been uploaded. Entries from before do not say.
ALTER TABLE "RoomAccess" ADD COLUMN "uploadedAt" TIMESTAMP(3);
