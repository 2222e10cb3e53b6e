ALTER TABLE "tasks" ADD COLUMN "last_failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "product";--> statement-breakpoint
-- Those that failed before with an error did not end the process.
UPDATE "tasks" SET "last_failed" = "attempts" WHERE "last_error" IS NOT NULL;
