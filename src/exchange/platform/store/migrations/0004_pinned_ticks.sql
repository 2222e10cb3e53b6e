-- Only the number of a pinned batch was kept, and nothing of the exchange itself has pinned one.
DELETE FROM "tick_pins";--> statement-breakpoint
ALTER TABLE "tick_pins" ADD COLUMN "at" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "tick_pins" ADD COLUMN "after" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "tick_pins" ADD COLUMN "values" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "tick_pins" ADD COLUMN "root" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "tick_pins" ADD COLUMN "prev_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "tick_pins" ADD COLUMN "hash" "bytea" NOT NULL;