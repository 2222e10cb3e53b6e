CREATE TABLE "option_limits" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"daily_loss" numeric(36, 18),
	"next_daily_loss" numeric(36, 18),
	"next_at" bigint,
	"paused_until" bigint,
	"lost_day" integer DEFAULT 0 NOT NULL,
	"lost" numeric(36, 18) DEFAULT '0' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "option_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "option_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"instrument_id" integer NOT NULL,
	"coin" integer NOT NULL,
	"direction" integer NOT NULL,
	"seconds" integer NOT NULL,
	"stake" numeric(36, 18) NOT NULL,
	"ratio" numeric(36, 18) NOT NULL,
	"profit" numeric(36, 18) NOT NULL,
	"placed_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"state" integer NOT NULL,
	"open_seq" bigint,
	"open_at" bigint,
	"open_price" numeric(36, 18),
	"end_seq" bigint,
	"end_at" bigint,
	"end_price" numeric(36, 18),
	"payout" numeric(36, 18),
	"closed_at" bigint,
	CONSTRAINT "option_orders_positive" CHECK ("option_orders"."stake" > 0 and "option_orders"."profit" >= 0 and "option_orders"."due_at" > "option_orders"."placed_at"),
	CONSTRAINT "option_orders_closed" CHECK (("option_orders"."state" = 1) = ("option_orders"."closed_at" is null) and ("option_orders"."state" = 1) = ("option_orders"."payout" is null)),
	CONSTRAINT "option_orders_ticks" CHECK (("option_orders"."state" in (2, 3, 4)) = ("option_orders"."open_seq" is not null and "option_orders"."end_seq" is not null))
);
--> statement-breakpoint
ALTER TABLE "option_limits" ADD CONSTRAINT "option_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_orders" ADD CONSTRAINT "option_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_orders" ADD CONSTRAINT "option_orders_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "option_orders_user_index" ON "option_orders" USING btree ("user_id","state","id");--> statement-breakpoint
CREATE INDEX "option_orders_user_pair_index" ON "option_orders" USING btree ("user_id","instrument_id","state","id");--> statement-breakpoint
CREATE INDEX "option_orders_open_index" ON "option_orders" USING btree ("instrument_id","direction","due_at") WHERE "option_orders"."state" = 1;