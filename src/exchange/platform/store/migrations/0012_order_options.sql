DROP INDEX "spot_orders_open_index";--> statement-breakpoint
ALTER TABLE "spot_orders" ADD COLUMN "execution" text DEFAULT 'gtc' NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_orders" ADD COLUMN "waits" integer;--> statement-breakpoint
ALTER TABLE "spot_orders" ADD COLUMN "place" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_orders" ADD COLUMN "stop_price" numeric(36, 18);--> statement-breakpoint
ALTER TABLE "spot_orders" ADD COLUMN "stop_by" text;--> statement-breakpoint
ALTER TABLE "spot_orders" ADD COLUMN "stop_after" bigint;--> statement-breakpoint
ALTER TABLE "spot_orders" ADD COLUMN "tick_seq" bigint;--> statement-breakpoint
ALTER TABLE "spot_orders" ADD COLUMN "tick_at" bigint;--> statement-breakpoint
ALTER TABLE "spot_orders" ADD COLUMN "tick_price" numeric(36, 18);--> statement-breakpoint
UPDATE "spot_orders" SET "place" = "id" WHERE "status" = 1;--> statement-breakpoint
-- The kept answers of placed orders get what rows have from now on.
UPDATE "client_requests" SET "reply" = ("reply"::jsonb || jsonb_build_object('execution', 'gtc', 'waits', null, 'place', "reply"::jsonb -> 'id',
  'stopPrice', null, 'stopBy', null, 'stopAfter', null, 'tickSeq', null, 'tickAt', null, 'tickPrice', null))::text
WHERE "call" = 'spot.place' AND "reply" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "spot_orders_open_index" ON "spot_orders" USING btree ("place","id") WHERE "spot_orders"."status" = 1;--> statement-breakpoint
ALTER TABLE "spot_orders" ADD CONSTRAINT "spot_orders_stop" CHECK (("spot_orders"."stop_price" is null) = ("spot_orders"."stop_by" is null));--> statement-breakpoint
ALTER TABLE "spot_orders" ADD CONSTRAINT "spot_orders_waits" CHECK ("spot_orders"."waits" is null or ("spot_orders"."status" = 1 and "spot_orders"."filled_amount" = 0));