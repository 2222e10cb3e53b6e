ALTER TABLE "uploads" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE INDEX "uploads_user_id_created_at_index" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_created_at_index" ON "uploads" USING btree ("created_at") WHERE "uploads"."reference" is null;