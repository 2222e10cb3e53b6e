CREATE TABLE "futures_accounts" (
	"user_id" integer NOT NULL,
	"coin" integer NOT NULL,
	"since" bigint NOT NULL,
	"is_warned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "futures_accounts_user_id_coin_pk" PRIMARY KEY("user_id","coin")
);
--> statement-breakpoint
CREATE TABLE "futures_exposure" (
	"instrument_id" integer NOT NULL,
	"direction" integer NOT NULL,
	"notional" numeric(36, 18) NOT NULL,
	CONSTRAINT "futures_exposure_instrument_id_direction_pk" PRIMARY KEY("instrument_id","direction")
);
--> statement-breakpoint
CREATE TABLE "futures_positions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "futures_positions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"instrument_id" integer NOT NULL,
	"coin" integer NOT NULL,
	"direction" integer NOT NULL,
	"kind" integer NOT NULL,
	"state" integer NOT NULL,
	"multiple" integer NOT NULL,
	"lots" integer NOT NULL,
	"open_lots" integer NOT NULL,
	"part_of" bigint,
	"contract_size" numeric(36, 18) NOT NULL,
	"reference" numeric(36, 18) NOT NULL,
	"notional" numeric(36, 18) NOT NULL,
	"margin" numeric(36, 18) NOT NULL,
	"open_margin" numeric(36, 18) NOT NULL,
	"fee" numeric(36, 18) NOT NULL,
	"maintenance" numeric(36, 18) NOT NULL,
	"overnight_rate" numeric(36, 18) NOT NULL,
	"overnight" numeric(36, 18) DEFAULT '0' NOT NULL,
	"overnight_day" integer DEFAULT 0 NOT NULL,
	"take_profit" numeric(36, 18),
	"stop_loss" numeric(36, 18),
	"exit_on" integer NOT NULL,
	"exits_at" bigint NOT NULL,
	"placed_at" bigint NOT NULL,
	"open_seq" bigint,
	"open_at" bigint,
	"open_price" numeric(36, 18),
	"asked_at" bigint,
	"close_lots" integer,
	"is_reversing" boolean DEFAULT false NOT NULL,
	"reason" integer,
	"close_seq" bigint,
	"close_at" bigint,
	"trigger_price" numeric(36, 18),
	"close_price" numeric(36, 18),
	"profit" numeric(36, 18),
	"liquidation_fee" numeric(36, 18) DEFAULT '0' NOT NULL,
	"insured" numeric(36, 18) DEFAULT '0' NOT NULL,
	"unpaid" numeric(36, 18) DEFAULT '0' NOT NULL,
	"cut" numeric(36, 18) DEFAULT '0' NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "futures_positions_positive" CHECK ("futures_positions"."lots" > 0 and "futures_positions"."margin" >= 0 and "futures_positions"."fee" >= 0 and "futures_positions"."notional" > 0),
	CONSTRAINT "futures_positions_opened" CHECK (("futures_positions"."state" not in (2, 3, 4)) = ("futures_positions"."open_seq" is null)),
	CONSTRAINT "futures_positions_ended" CHECK (("futures_positions"."state" in (4, 5)) = ("futures_positions"."closed_at" is not null)),
	CONSTRAINT "futures_positions_asked" CHECK (("futures_positions"."state" = 3) = ("futures_positions"."close_lots" is not null)),
	CONSTRAINT "futures_positions_ticks" CHECK ("futures_positions"."state" <> 4 or ("futures_positions"."close_seq" is not null) = ("futures_positions"."reason" <> 7))
);
--> statement-breakpoint
CREATE TABLE "futures_risk" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"accepted_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "futures_accounts" ADD CONSTRAINT "futures_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "futures_exposure" ADD CONSTRAINT "futures_exposure_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "futures_positions" ADD CONSTRAINT "futures_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "futures_positions" ADD CONSTRAINT "futures_positions_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "futures_risk" ADD CONSTRAINT "futures_risk_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "futures_positions_user_index" ON "futures_positions" USING btree ("user_id","state","id");--> statement-breakpoint
CREATE INDEX "futures_positions_user_pair_index" ON "futures_positions" USING btree ("user_id","instrument_id","state","id");--> statement-breakpoint
CREATE INDEX "futures_positions_live_index" ON "futures_positions" USING btree ("user_id","id") WHERE "futures_positions"."state" in (1, 2, 3);--> statement-breakpoint
CREATE INDEX "futures_positions_loss_index" ON "futures_positions" USING btree ("id") WHERE "futures_positions"."insured" > 0 or "futures_positions"."unpaid" > 0 or "futures_positions"."cut" > 0;