CREATE INDEX "tasks_failed" ON "tasks" USING btree ("id") WHERE "tasks"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "tick_pins_at_seq_index" ON "tick_pins" USING btree ("at","seq");